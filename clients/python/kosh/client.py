"""Requests to the service and their answers as dataclasses. Fields that a newer service adds stay in `raw`."""

from __future__ import annotations

import http.client
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from datetime import date, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple, Union

Json = Mapping[str, Any]
Day = Union[str, date]

#: Texts in one request to the service.
BATCH = 10


class KoshError(Exception):
    """The service refused a request; the message is its own sentence."""

    def __init__(self, status: int, message: str, retry_after: Optional[float] = None) -> None:
        super().__init__(message)
        self.status = status
        #: Seconds to wait after a 429.
        self.retry_after = retry_after


class KoshNetworkError(KoshError):
    """The service did not answer: nothing is at the address, it took too long, or the answer broke off."""

    def __init__(self, address: str, problem: str) -> None:
        super().__init__(0, f"{address} {problem}.")
        self.address = address


@dataclass(frozen=True)
class Rate:
    rate: str
    condition: str
    notification_ref: str
    effective_from: str
    effective_to: Optional[str]
    evidence: str


@dataclass(frozen=True)
class Match:
    """A code for a text. `gst_rate` is settled only where `rate_open` is false."""

    hsn_sac: str
    description: str
    gst_rate: str
    schedule: str
    confidence: float
    rate_open: bool
    rates: Tuple[Rate, ...]
    notes: str
    notification_ref: str
    retired: bool
    raw: Json = field(repr=False, compare=False)


@dataclass(frozen=True)
class Option:
    label: str
    codes: Tuple[str, ...]
    #: The text to look up next, where this is the answer.
    then: str


@dataclass(frozen=True)
class Ask:
    """The one question whose answer would settle the code or the rate."""

    question: str
    options: Tuple[Option, ...]


@dataclass(frozen=True)
class Answer:
    query: str
    status: str
    needs_review: bool
    review_why: Optional[str]
    matches: Tuple[Match, ...]
    ask: Optional[Ask]
    #: The one rate of every code still in question, where the code is not settled.
    rate_agrees: Optional[str] = None
    #: A bare number that was read as the price of one piece, in rupees.
    read_price: Optional[float] = None

    @property
    def best(self) -> Optional[Match]:
        return self.matches[0] if self.matches else None


@dataclass(frozen=True)
class Row:
    """One text of a list. `match` is None where nothing matches."""

    query: str
    status: str
    needs_review: bool
    review_why: Optional[str]
    match: Optional[Match]
    #: As in an answer; a brief row asks nothing.
    ask: Optional[Ask] = None
    rate_agrees: Optional[str] = None
    read_price: Optional[float] = None


@dataclass(frozen=True)
class Change:
    code: str
    description: str
    on: str
    before: str
    after: str


def _rate(json_rate: Json) -> Rate:
    return Rate(
        rate=json_rate["rate"],
        condition=json_rate["condition"],
        notification_ref=json_rate["notification_ref"],
        effective_from=json_rate["effective_from"],
        effective_to=json_rate["effective_to"],
        evidence=json_rate["evidence"],
    )


def _match(entry: Json) -> Match:
    return Match(
        hsn_sac=entry["hsn_sac"],
        description=entry["description"],
        gst_rate=entry["gst_rate"],
        schedule=entry.get("schedule", ""),
        confidence=entry["confidence"],
        rate_open=entry.get("rate_open", False),
        rates=tuple(_rate(one) for one in entry.get("rates", ())),
        notes=entry["notes"],
        notification_ref=entry.get("notification_ref", ""),
        retired=entry.get("status") == "retired",
        raw=entry,
    )


def _ask(ask: Optional[Json]) -> Optional[Ask]:
    if ask is None:
        return None
    options = tuple(Option(one["label"], tuple(one["codes"]), one.get("then", "")) for one in ask["options"])
    return Ask(ask["question"], options)


def _row(result: Json) -> Row:
    return Row(
        query=result["query"],
        status=result["status_of_answer"],
        needs_review=result["needs_review"],
        review_why=result.get("review_why"),
        match=_match(result) if result["hsn_sac"] else None,
        ask=_ask(result.get("ask")),
        rate_agrees=result.get("rate_agrees"),
        read_price=result.get("read_price"),
    )


class Kosh:
    """The code lookup at an address, such as ``Kosh("http://localhost:3001")``.

    When the cap is reached, a request is sent again after the time that the service names, up to ``retries`` times.
    """

    def __init__(self, base_url: str = "http://localhost:3001", timeout: float = 10.0, retries: int = 2) -> None:
        if not isinstance(base_url, str) or not re.match(r"https?://", base_url, re.IGNORECASE):
            raise ValueError(f'base_url must be an address such as "http://localhost:3001", but {base_url!r} came.')
        self._base = base_url.rstrip("/")
        self._timeout = timeout
        self._retries = retries

    def lookup(self, text: str, *, limit: int = 5, as_of: Optional[Day] = None, brief: bool = False) -> Answer:
        """Codes for a text, the best first, with the rates of a day; default: today in India.

        ``brief``: without the list of rates and with short texts, in a tenth of the bytes.
        """
        answer = self._get("/api/lookup", q=text, limit=limit, as_of=as_of, brief=_flag(brief))
        return Answer(
            query=answer["query"],
            status=answer["status"],
            needs_review=answer["needs_review"],
            review_why=answer.get("review_why"),
            matches=tuple(_match(one) for one in answer["matches"]),
            ask=_ask(answer.get("ask")),
            rate_agrees=answer.get("rate_agrees"),
            read_price=answer.get("read_price"),
        )

    def classify(self, texts: Iterable[str], *, as_of: Optional[Day] = None, brief: bool = False) -> Iterator[Row]:
        """The best code for each text, in order; ten texts are one request. ``brief`` as in ``lookup``."""
        if isinstance(texts, str):
            raise TypeError(f"texts must be a list of texts, but {texts!r} came; give one text to lookup.")
        return self._rows(texts, as_of, brief)

    def _rows(self, texts: Iterable[str], as_of: Optional[Day], brief: bool) -> Iterator[Row]:
        portion: List[str] = []
        first = 0
        for text in texts:
            # An empty cell of a data frame is a number, NaN, which JSON cannot say.
            if not isinstance(text, str):
                raise TypeError(f"items[{first + len(portion)}] must be a text, but {text!r} came.")
            portion.append(text)
            if len(portion) == BATCH:
                yield from self._batch(portion, as_of, first, brief)
                first += BATCH
                portion = []
        if portion:
            yield from self._batch(portion, as_of, first, brief)

    def code(self, code: str, *, as_of: Optional[Day] = None) -> Json:
        """The whole record of a code, as the service sends it."""
        if not isinstance(code, str):
            raise TypeError(f'code must be a text such as "0406", since a number loses its zeros, but {code!r} came.')
        return self._get("/api/codes/" + urllib.parse.quote(code, safe=""), as_of=as_of)

    def changes(self, since: Day, until: Optional[Day] = None) -> Iterator[Change]:
        """Codes whose rate changed from one day to another, by date."""
        offset = 0
        while True:
            page = self._get("/api/changes", **{"from": since, "to": until, "offset": offset})
            for one in page["results"]:
                before, after = one["before"]["gst_rate"], one["after"]["gst_rate"]
                yield Change(one["code"], one["description"], one["on"], before, after)
            offset += page["returned"]
            if page["returned"] == 0 or offset >= page["total"]:
                return

    def cell(self, text: str, field: str = "code", *, as_of: Optional[Day] = None) -> str:
        """One fact as text: "code", "rate" or "description"; what is not sure ends in a question mark."""
        return self._send(self._url("/api/cell", {"q": text, "field": field, "as_of": as_of})).decode("utf-8")

    def _batch(self, items: List[str], as_of: Optional[Day], first: int, brief: bool) -> Iterator[Row]:
        body: Dict[str, Any] = {"items": items}
        if as_of is not None:
            body["as_of"] = _written(as_of)
        try:
            answer = _json(self._send(self._url("/api/lookup", {"brief": _flag(brief)}), json.dumps(body).encode("utf-8")))
        except KoshError as refusal:
            raise _counted_from(first, refusal) from None
        return (_row(one) for one in answer["results"])

    def _get(self, path: str, **parameters: Any) -> Json:
        return _json(self._send(self._url(path, parameters)))

    def _url(self, path: str, parameters: Mapping[str, Any]) -> str:
        given = {name: _written(value) for name, value in parameters.items() if value is not None}
        return self._base + path + ("?" + urllib.parse.urlencode(given) if given else "")

    def _send(self, url: str, body: Optional[bytes] = None) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        for attempt in range(self._retries + 1):
            try:
                request = urllib.request.Request(url, data=body, headers=headers)
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    return response.read()
            except urllib.error.HTTPError as error:
                refusal = _refusal(error)
                if refusal.status != 429 or refusal.retry_after is None or attempt == self._retries:
                    raise refusal from None
                time.sleep(refusal.retry_after)
            except (OSError, http.client.HTTPException) as error:
                reason = getattr(error, "reason", error)
                late = isinstance(reason, TimeoutError)
                problem = f"did not answer within {self._timeout:g} seconds" if late else "cannot be reached"
                raise KoshNetworkError(url, problem) from error
        raise AssertionError("the last attempt returns or raises")


def _flag(value: bool) -> Optional[str]:
    return "1" if value else None


def _written(value: Any) -> str:
    """As the service reads it: of a point in time the day, for a `datetime` is a `date` too."""
    return str(value.date() if isinstance(value, datetime) else value)


def _json(answer: bytes) -> Json:
    """What a service answers with; a page instead means that something else is at the address."""
    try:
        return json.loads(answer)
    except ValueError:
        begin = answer[:40].decode("utf-8", "replace")
        raise KoshError(200, f"The answer must be JSON, but {begin!r} came; is base_url a code lookup's?") from None


def _counted_from(first: int, refusal: KoshError) -> KoshError:
    """The service counts the items of one request; whoever gave a longer list looks for the item in that."""
    message = re.sub(r"^items\[(\d+)\]", lambda found: f"items[{first + int(found[1])}]", str(refusal))
    return KoshError(refusal.status, message, refusal.retry_after)


def _seconds(wait: Optional[str]) -> Optional[float]:
    """``Retry-After`` in seconds or, as a proxy may send it, as a date; None where it is neither."""
    if wait is None:
        return None
    if wait.strip().isdecimal():
        return float(wait)
    try:
        return max(0.0, parsedate_to_datetime(wait).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _refusal(error: urllib.error.HTTPError) -> KoshError:
    text = error.read().decode("utf-8", "replace")
    try:
        message = json.loads(text)["error"]
    except (ValueError, KeyError, TypeError):
        message = text or error.reason
    return KoshError(error.code, message, _seconds(error.headers.get("Retry-After")))
