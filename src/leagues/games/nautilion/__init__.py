"""Nautilion, designed by Shadi Torbey: the rules, for one player or two together."""
