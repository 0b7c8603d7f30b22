"""Run against a started service: KOSH_URL=http://localhost:3001 python3 -m unittest discover -s tests"""

import os
import socket
import unittest
from datetime import date, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

from kosh import Kosh, KoshError, KoshNetworkError

URL = os.environ["KOSH_URL"]


class Lookup(unittest.TestCase):
    def setUp(self) -> None:
        self.kosh = Kosh(URL)

    def test_a_text(self) -> None:
        answer = self.kosh.lookup("mobile charger")
        self.assertEqual(answer.status, "resolved")
        self.assertTrue(answer.best.hsn_sac.startswith("8504"))
        self.assertEqual(answer.best.rates[0].rate, answer.best.gst_rate)

    def test_a_day(self) -> None:
        before = self.kosh.lookup("paneer", as_of=date(2018, 1, 1))
        self.assertTrue(before.best.hsn_sac.startswith("0406"))

    def test_a_point_in_time_is_its_day(self) -> None:
        noon = datetime(2019, 1, 1, 12, 30)
        self.assertEqual(self.kosh.lookup("mobile phone", as_of=noon).best.gst_rate, "12%")
        self.assertEqual([row.match.gst_rate for row in self.kosh.classify(["mobile phone"], as_of=noon)], ["12%"])
        self.assertEqual(list(self.kosh.changes(datetime(2026, 1, 5), datetime(2026, 1, 6))), [])

    def test_an_open_rate_asks(self) -> None:
        answer = self.kosh.lookup("cotton shirt for men")
        self.assertTrue(answer.best.rate_open)
        self.assertEqual(answer.review_why, "rate")
        self.assertGreater(len(answer.ask.options), 1)

    def test_a_question_leads_on(self) -> None:
        answer = self.kosh.lookup("cotton shirt for men")
        option = answer.ask.options[0]
        self.assertIn(self.kosh.lookup(option.then).best.hsn_sac[:4], {code[:4] for code in option.codes})

    def test_a_price_is_read_and_codes_agree(self) -> None:
        answer = self.kosh.lookup("shirt 3000")
        self.assertEqual((answer.read_price, answer.rate_agrees), (3000, "18%"))
        (row,) = self.kosh.classify(["shirt 3000"])
        self.assertEqual((row.read_price, row.rate_agrees), (3000, "18%"))

    def test_brief(self) -> None:
        full, brief = self.kosh.lookup("mobile charger"), self.kosh.lookup("mobile charger", brief=True)
        self.assertEqual((brief.best.hsn_sac, brief.best.rates), (full.best.hsn_sac, ()))
        rows = list(self.kosh.classify(["mobile charger"] * 11, brief=True))
        self.assertEqual([row.match.hsn_sac for row in rows], [full.best.hsn_sac] * 11)
        self.assertLess(len(str(rows[0].match.raw)), 1000)

    def test_a_list_longer_than_a_batch(self) -> None:
        texts = ["live goats"] * 11 + ["qqzzxx"]
        rows = list(self.kosh.classify(texts))
        self.assertEqual([row.query for row in rows], texts)
        self.assertTrue(rows[0].match.hsn_sac.startswith("0104"))
        self.assertIsNone(rows[-1].match)

    def test_a_record_and_changes(self) -> None:
        self.assertEqual(self.kosh.code("8517.13.00")["hsn_sac"], "85171300")
        changes = list(self.kosh.changes("2026-02-01", "2026-02-01"))
        self.assertGreater(len(changes), 0)
        self.assertEqual({change.on for change in changes}, {"2026-02-01"})

    def test_changes_of_many_pages(self) -> None:
        requests = []

        class Counted(Kosh):
            def _send(self, url, body=None):
                requests.append(url)
                return super()._send(url, body)

        changes = list(Counted(URL).changes("2025-09-22", "2025-09-22"))
        self.assertGreater(len(requests), 2)
        self.assertEqual(len(requests), len(set(requests)))
        total = self.kosh._get("/api/changes", **{"from": "2025-09-22", "to": "2025-09-22", "limit": 1})["total"]
        self.assertEqual(len(changes), total)
        self.assertEqual(len({change.code for change in changes}), total)

    def test_a_cell(self) -> None:
        self.assertTrue(self.kosh.cell("mobile charger").startswith("8504"))
        self.assertEqual(self.kosh.cell("cotton shirt for men", "rate"), "5% or 18%")
        self.assertEqual(self.kosh.cell("qqzzxx"), "?")

    def test_a_refusal_has_the_sentence_of_the_service(self) -> None:
        with self.assertRaisesRegex(KoshError, "There is no code 8517139") as caught:
            self.kosh.code("8517139")
        self.assertEqual(caught.exception.status, 404)

    def test_what_is_no_text_is_named(self) -> None:
        with self.assertRaisesRegex(TypeError, "^texts must be a list of texts, but 'live goats' came"):
            self.kosh.classify("live goats")
        with self.assertRaisesRegex(TypeError, r"^items\[11\] must be a text, but nan came"):
            list(self.kosh.classify(["live goats"] * 11 + [float("nan")]))
        with self.assertRaisesRegex(TypeError, "^code must be a text .* but 406 came"):
            self.kosh.code(406)

    def test_an_address_that_is_none_is_named(self) -> None:
        for wrong in ("localhost:3001", "", None):
            with self.assertRaisesRegex(ValueError, "^base_url must be an address .* but .* came"):
                Kosh(wrong)

    def test_another_service_at_the_address_is_told(self) -> None:
        with self.assertRaisesRegex(KoshError, "must be JSON, but '<!doctype html>.* is base_url a code lookup's"):
            Kosh(f"{URL}/about?").lookup("live goats")

    def test_a_refused_item_is_named_by_its_place_in_the_whole_list(self) -> None:
        texts = ["live goats"] * 12 + [" "]
        with self.assertRaisesRegex(KoshError, r"^items\[12\] must have 1 to 200 characters"):
            list(self.kosh.classify(texts))


class Silent(unittest.TestCase):
    """What the network does wrong is an error of the client, with the address."""

    def test_nothing_at_the_address(self) -> None:
        with self.assertRaisesRegex(KoshNetworkError, r"^http://127\.0\.0\.1:1/api/lookup\?.* cannot be reached\.$") as caught:
            Kosh("http://127.0.0.1:1").lookup("rice")
        self.assertTrue(caught.exception.address.startswith("http://127.0.0.1:1/"))
        self.assertIsInstance(caught.exception, KoshError)

    def test_no_answer_in_time(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            base = f"http://127.0.0.1:{server.getsockname()[1]}"
            with self.assertRaisesRegex(KoshNetworkError, "did not answer within 0.3 seconds"):
                Kosh(base, timeout=0.3).lookup("rice")

    def test_an_answer_that_breaks_off(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:

            def answer() -> None:
                connection, _ = server.accept()
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{")
                connection.close()

            Thread(target=answer, daemon=True).start()
            with self.assertRaises(KoshNetworkError):
                Kosh(f"http://127.0.0.1:{server.getsockname()[1]}").lookup("rice")


class Capped(BaseHTTPRequestHandler):
    """Refuses the first request as a service does whose cap is reached."""

    asked = 0
    wait = "0"

    def do_GET(self) -> None:
        Capped.asked += 1
        is_first = Capped.asked == 1
        body = b'{"error": "Too many requests."}' if is_first else b"85044030"
        self.send_response(429 if is_first else 200)
        if is_first:
            self.send_header("Retry-After", Capped.wait)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class Cap(unittest.TestCase):
    def asks_twice(self, wait: str) -> None:
        Capped.asked, Capped.wait = 0, wait
        server = HTTPServer(("127.0.0.1", 0), Capped)
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            self.assertEqual(Kosh(f"http://127.0.0.1:{server.server_port}").cell("charger"), "85044030")
            self.assertEqual(Capped.asked, 2)
        finally:
            server.shutdown()
            server.server_close()

    def test_waits_as_long_as_the_service_says(self) -> None:
        self.asks_twice("0")

    def test_waits_until_a_date_that_a_proxy_says(self) -> None:
        self.asks_twice("Tue, 01 Jul 2025 00:00:00 GMT")


if __name__ == "__main__":
    unittest.main()
