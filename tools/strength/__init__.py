"""How strong the bots are: plays, keeps and writes it down."""
