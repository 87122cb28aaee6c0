"""What the documentation site adds to the Markdown files: root documents, generated references, notebooks."""
