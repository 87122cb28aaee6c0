"""The drawings of the page: people, weapons, vehicles and places, as sprites for the browser."""
