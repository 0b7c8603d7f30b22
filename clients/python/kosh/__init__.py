"""A typed client of the Kosh code lookup: HSN and SAC codes with GST rates. Standard library only."""

from .client import Answer, Ask, Change, Kosh, KoshError, KoshNetworkError, Match, Option, Rate, Row

__all__ = ["Answer", "Ask", "Change", "Kosh", "KoshError", "KoshNetworkError", "Match", "Option", "Rate", "Row"]
