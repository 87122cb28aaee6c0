"""How strong the bots are: plays, keeps and documents it."""
