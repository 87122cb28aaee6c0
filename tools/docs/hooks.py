"""The hooks that `mkdocs.yml` names: add pages that are not in docs/, and make links work on the site."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.docs.commands import commands_page
from tools.docs.links import ROOT, ROOT_PAGES, rewritten
from tools.docs.notebooks import as_markdown
from tools.docs.public_names import public_names_page
from tools.docs.routes import openapi_document, routes_page


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the documents of the repository's root, the generated references and the notebooks."""
    for name, uri in ROOT_PAGES.items():
        files.append(File.generated(config, uri, content=(ROOT / name).read_text(encoding="utf-8")))
    openapi = openapi_document()
    generated = {
        "reference/commands.md": commands_page(),
        "reference/python.md": public_names_page(),
        "reference/routes.md": routes_page(openapi),
        "reference/openapi.json": openapi,
    }
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        generated[f"notebooks/{path.stem}.md"] = as_markdown(path)
    for uri, content in generated.items():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links at pages of the site, or at the repository for everything else."""
    return rewritten(markdown, page.file.src_uri)
