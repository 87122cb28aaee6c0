## The edition; all other names come from the classic set

title = Reiseditie

tagline = Het klassieke huis voor onderweg, met twee dobbelstenen en pech voor valse getuigen.

note-deal = { "" }
