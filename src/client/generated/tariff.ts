// The tariff service's types, generated from its published document by the build; do not edit.
export interface paths {
  readonly '/api/changes': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Codes whose rate changed between two dates
     * @description A rate, its condition or the standing outside GST is another than the day before; a notification that only issues the same anew is no change. In order of date, within a day first where gst_rate changed, then by code. Capped at 60 requests a minute for each client address, on all paths of the cap "tariff" together.
     */
    readonly get: operations['changes'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/codes/{code}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Everything about one code
     * @description Ancestors, children, every rate branch, the whole history, names, digits needed on an invoice. Capped at 60 requests a minute for each client address, on all paths of the cap "tariff" together.
     */
    readonly get: operations['describeCode'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/export.csv': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Every code as CSV
     * @description RFC 4180, UTF-8, one row a code, streamed. Capped at 60 requests a minute for each client address, on all paths of the cap "tariff" together.
     */
    readonly get: operations['exportCsv'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/export.ndjson': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Every code as NDJSON
     * @description One HsnResult a line, streamed. Capped at 60 requests a minute for each client address, on all paths of the cap "tariff" together.
     */
    readonly get: operations['exportNdjson'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/lookup': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Find codes by a text, or entries by a code or its beginning
     * @description Exactly one of q and code is required. With q: up to limit matches ranked by confidence. With code: every entry that begins with it. Capped at 20 requests a minute for each client address, on all paths of the cap "lookup" together.
     */
    readonly get: operations['lookup'];
    readonly put?: never;
    /**
     * Look up 1 to 10 texts at once
     * @description results[i] answers items[i]: the best match with up to 2 alternates. Where nothing matches, hsn_sac and gst_rate are empty texts, confidence is 0 and status_of_answer is not_found. One batch counts once against the cap. Capped at 20 requests a minute for each client address, on all paths of the cap "lookup" together.
     */
    readonly post: operations['lookupBatch'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/meta': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Counts and snapshot date of the dataset
     * @description No parameters. Capped at 60 requests a minute for each client address, on all paths of the cap "tariff" together.
     */
    readonly get: operations['meta'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/suggest': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Complete a name or a code
     * @description Eight suggestions at most. Capped at 120 requests a minute for each client address, on all paths of the cap "suggest" together.
     */
    readonly get: operations['suggest'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/healthz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the process lives
     * @description No parameters. Never capped.
     */
    readonly get: operations['health'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Metrics for Prometheus
     * @description Latency histograms by route and cache hits. Never capped.
     */
    readonly get: operations['metrics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/openapi.json': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * This document
     * @description Generated from the schemas that check the requests. Never capped.
     */
    readonly get: operations['openapi'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/readyz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the service takes requests
     * @description No parameters. Never capped.
     */
    readonly get: operations['readiness'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    readonly Ask: {
      readonly options: readonly {
        readonly codes: readonly string[];
        readonly label: string;
      }[];
      /** @description The one question whose answer would settle the code or the rate. */
      readonly question: string;
    };
    /**
     * @example {
     *       "items": [
     *         "paneer 200 g",
     *         "haircut at a salon"
     *       ]
     *     }
     */
    readonly BatchLookupRequest: {
      /**
       * Format: date
       * @description As the parameter as_of, which may be given instead; two different dates are refused.
       */
      readonly as_of?: string;
      /** @description Descriptions to look up, 1 to 10, each of 1 to 200 characters. */
      readonly items: readonly string[];
    };
    readonly BatchLookupResponse: {
      readonly results: readonly components['schemas']['BatchResult'][];
    };
    readonly BatchResult: {
      readonly alternates?: readonly components['schemas']['HsnResult'][];
      readonly ask?: components['schemas']['Ask'];
      /** @description What cess applies on the day, amounts included, or what applied until when. */
      readonly cess_note?: string;
      /** @description Compensation cess in per cent that goes with gst_rate; on codes that bear or bore it. Absent where it depends on the goods, and 0 where it is an amount, as on coal: see cess_note. */
      readonly cess_rate?: number;
      /** @description Chapter heading text. */
      readonly chapter: string;
      /** @description Calibrated probability that the heading is right; 1 on reverse lookups. */
      readonly confidence?: number;
      /** @description Description of the code. */
      readonly description: string;
      /**
       * Format: date
       * @description Date the rate became effective for this code under the notification in notification_ref.
       */
      readonly effective_from?: string;
      /** @description The rate as a percentage text: that without a condition, or the ordinary one; with rate_open others can apply as well. 0% for nil and exempt, and with the schedule Outside GST where GST does not apply at all: notes says which tax does. Empty in a batch where nothing matches. */
      readonly gst_rate: string;
      /** @description The HSN or SAC code; empty in a batch where nothing matches. */
      readonly hsn_sac: string;
      /** @description Caveats, other rates with their conditions; may be empty. */
      readonly notes: string;
      readonly notification_ref?: string;
      /** @description The item as received. */
      readonly query: string;
      /**
       * @description The rate depends on something that was not said: see rates. Absent: gst_rate is settled.
       * @constant
       */
      readonly rate_open?: true;
      /** @description Every branch of the rate; that of gst_rate first. */
      readonly rates?: readonly components['schemas']['Rate'][];
      /** @description true when the recipient pays the tax. */
      readonly rcm_applicable?: boolean;
      /** @description Condition of the reverse charge. */
      readonly rcm_trigger?: string;
      /** @description Where the rate stands, such as Schedule II - 18%, Services - 18%, Exempt, or Outside GST. */
      readonly schedule?: string;
      /** @description Roman-numeral HS section, I to XXIII. */
      readonly section?: string;
      /** @enum {string} */
      readonly status?: 'live' | 'retired';
      /**
       * @description How sure the code of the whole answer is. resolved: use the first match; ambiguous: several are near, ask tells them apart; too_vague: the text needs a detail; not_found: nothing matches.
       * @enum {string}
       */
      readonly status_of_answer: 'resolved' | 'ambiguous' | 'too_vague' | 'not_found';
      /** @description On retired codes: what replaced them; a candidate is not certain. */
      readonly superseded_by?: readonly {
        readonly candidate: boolean;
        readonly code: string;
      }[];
      /** @enum {string} */
      readonly type: 'goods' | 'services';
      /** @description Unique Quantity Code. */
      readonly uqc?: string;
      readonly valid_on?: readonly ('tariff' | 'gst-portal' | 'e-invoice')[];
      /** @description Why this code matched. */
      readonly why?: string;
    };
    readonly ChangesResponse: {
      /**
       * Format: date
       * @description First day.
       */
      readonly from: string;
      readonly results: readonly {
        readonly after: {
          readonly gst_rate: string;
          readonly rates: readonly components['schemas']['Rate'][];
        };
        readonly before: {
          readonly gst_rate: string;
          readonly rates: readonly components['schemas']['Rate'][];
        };
        readonly code: string;
        readonly description: string;
        /**
         * Format: date
         * @description The day of the change.
         */
        readonly on: string;
      }[];
      readonly returned: number;
      /**
       * Format: date
       * @description Last day.
       */
      readonly to: string;
      /** @description Changes in the range before limit and offset. */
      readonly total: number;
    };
    readonly CodeLink: {
      readonly code: string;
      readonly description: string;
      readonly gst_rate: string;
      /** @description As in HsnResult: Outside GST where GST does not apply at all. */
      readonly schedule: string;
      /** @enum {string} */
      readonly status: 'live' | 'retired';
    };
    readonly CodeRecord: {
      readonly ancestors: readonly components['schemas']['CodeLink'][];
      readonly cess_history: readonly {
        readonly from: string;
        readonly note: string;
        readonly rate: number;
        readonly to: string | null;
      }[];
      /** @description What cess applies on the day, amounts included, or what applied until when. */
      readonly cess_note?: string;
      /** @description Compensation cess in per cent that goes with gst_rate; on codes that bear or bore it. Absent where it depends on the goods, and 0 where it is an amount, as on coal: see cess_note. */
      readonly cess_rate?: number;
      /** @description Chapter heading text. */
      readonly chapter: string;
      readonly children: readonly components['schemas']['CodeLink'][];
      readonly common_names: readonly {
        readonly kind: string;
        readonly language: string;
        readonly name: string;
      }[];
      /** @description Calibrated probability that the heading is right; 1 on reverse lookups. */
      readonly confidence?: number;
      /** @description Description of the code. */
      readonly description: string;
      readonly digits_needed: readonly {
        readonly document: string;
        readonly min_digits: number;
        readonly note: string;
        readonly turnover: string;
      }[];
      /**
       * Format: date
       * @description Date the rate became effective for this code under the notification in notification_ref.
       */
      readonly effective_from?: string;
      /** @description The rate as a percentage text: that without a condition, or the ordinary one; with rate_open others can apply as well. 0% for nil and exempt, and with the schedule Outside GST where GST does not apply at all: notes says which tax does. Empty in a batch where nothing matches. */
      readonly gst_rate: string;
      readonly history: readonly {
        readonly from: string;
        readonly gst_rate: string;
        readonly notes: string;
        readonly rates: readonly components['schemas']['Rate'][];
        readonly to: string | null;
      }[];
      /** @description The HSN or SAC code; empty in a batch where nothing matches. */
      readonly hsn_sac: string;
      /** @description Digits of the code. */
      readonly level: number;
      /** @description Caveats, other rates with their conditions; may be empty. */
      readonly notes: string;
      readonly notification_ref?: string;
      /**
       * @description The rate depends on something that was not said: see rates. Absent: gst_rate is settled.
       * @constant
       */
      readonly rate_open?: true;
      /** @description Every branch of the rate; that of gst_rate first. */
      readonly rates?: readonly components['schemas']['Rate'][];
      /** @description true when the recipient pays the tax. */
      readonly rcm_applicable?: boolean;
      readonly rcm_history: readonly {
        readonly from: string;
        readonly notification_ref: string;
        readonly to: string | null;
        readonly trigger: string;
      }[];
      /** @description Condition of the reverse charge. */
      readonly rcm_trigger?: string;
      /** @description Where the rate stands, such as Schedule II - 18%, Services - 18%, Exempt, or Outside GST. */
      readonly schedule?: string;
      /** @description Roman-numeral HS section, I to XXIII. */
      readonly section?: string;
      /** @enum {string} */
      readonly status?: 'live' | 'retired';
      /** @description On retired codes: what replaced them; a candidate is not certain. */
      readonly superseded_by?: readonly {
        readonly candidate: boolean;
        readonly code: string;
      }[];
      /** @enum {string} */
      readonly type: 'goods' | 'services';
      /** @description Unique Quantity Code. */
      readonly uqc?: string;
      readonly valid_on?: readonly ('tariff' | 'gst-portal' | 'e-invoice')[];
      /** @description Why this code matched. */
      readonly why?: string;
    };
    readonly DatasetMeta: {
      /**
       * Format: date
       * @description Snapshot date.
       */
      readonly asOf: string;
      readonly goodsCount: number;
      readonly liveCount: number;
      readonly nameCount: number;
      readonly retiredCount: number;
      readonly servicesCount: number;
      /**
       * Format: uri
       * @description Where the dataset came from.
       */
      readonly sourceUrl: string;
      readonly totalCodes: number;
      /** @description Fingerprint of the content. */
      readonly version: string;
    };
    readonly ErrorResponse: {
      /** @description One sentence that names the input and what would be right. */
      readonly error: string;
    };
    readonly ForwardLookupResponse: {
      readonly ask?: components['schemas']['Ask'];
      readonly matches: readonly components['schemas']['HsnResult'][];
      /** @description q as received. */
      readonly query: string;
      /**
       * @description How sure the code of the whole answer is. resolved: use the first match; ambiguous: several are near, ask tells them apart; too_vague: the text needs a detail; not_found: nothing matches.
       * @enum {string}
       */
      readonly status: 'resolved' | 'ambiguous' | 'too_vague' | 'not_found';
    };
    readonly HsnResult: {
      /** @description Only in batch results. */
      readonly alternates?: readonly components['schemas']['HsnResult'][];
      /** @description What cess applies on the day, amounts included, or what applied until when. */
      readonly cess_note?: string;
      /** @description Compensation cess in per cent that goes with gst_rate; on codes that bear or bore it. Absent where it depends on the goods, and 0 where it is an amount, as on coal: see cess_note. */
      readonly cess_rate?: number;
      /** @description Chapter heading text. */
      readonly chapter: string;
      /** @description Calibrated probability that the heading is right; 1 on reverse lookups. */
      readonly confidence?: number;
      /** @description Description of the code. */
      readonly description: string;
      /**
       * Format: date
       * @description Date the rate became effective for this code under the notification in notification_ref.
       */
      readonly effective_from?: string;
      /** @description The rate as a percentage text: that without a condition, or the ordinary one; with rate_open others can apply as well. 0% for nil and exempt, and with the schedule Outside GST where GST does not apply at all: notes says which tax does. Empty in a batch where nothing matches. */
      readonly gst_rate: string;
      /** @description The HSN or SAC code; empty in a batch where nothing matches. */
      readonly hsn_sac: string;
      /** @description Caveats, other rates with their conditions; may be empty. */
      readonly notes: string;
      readonly notification_ref?: string;
      /**
       * @description The rate depends on something that was not said: see rates. Absent: gst_rate is settled.
       * @constant
       */
      readonly rate_open?: true;
      /** @description Every branch of the rate; that of gst_rate first. */
      readonly rates?: readonly components['schemas']['Rate'][];
      /** @description true when the recipient pays the tax. */
      readonly rcm_applicable?: boolean;
      /** @description Condition of the reverse charge. */
      readonly rcm_trigger?: string;
      /** @description Where the rate stands, such as Schedule II - 18%, Services - 18%, Exempt, or Outside GST. */
      readonly schedule?: string;
      /** @description Roman-numeral HS section, I to XXIII. */
      readonly section?: string;
      /** @enum {string} */
      readonly status?: 'live' | 'retired';
      /** @description On retired codes: what replaced them; a candidate is not certain. */
      readonly superseded_by?: readonly {
        readonly candidate: boolean;
        readonly code: string;
      }[];
      /** @enum {string} */
      readonly type: 'goods' | 'services';
      /** @description Unique Quantity Code. */
      readonly uqc?: string;
      readonly valid_on?: readonly ('tariff' | 'gst-portal' | 'e-invoice')[];
      /** @description Why this code matched. */
      readonly why?: string;
    };
    readonly LookupResponse:
      | components['schemas']['ForwardLookupResponse']
      | components['schemas']['ReverseLookupResponse'];
    readonly NoSuchCode: {
      readonly error: string;
      /** @description The nearest codes that exist. */
      readonly nearest: readonly components['schemas']['CodeLink'][];
    };
    readonly Rate: {
      /** @description When this rate applies; empty: always. */
      readonly condition: string;
      /**
       * Format: date
       * @description First day of the unbroken run on which the code has this rate, on this condition, under this notification and serial number. A notification that issues the same rate anew begins a new run.
       */
      readonly effective_from: string;
      /** @description Last day of that run; null while it is in force. */
      readonly effective_to: string | null;
      /**
       * @description How well the fact is known.
       * @enum {string}
       */
      readonly evidence: 'notification' | 'secondary' | 'inferred';
      readonly notification_ref: string;
      /** @description A percentage text such as 18%. */
      readonly rate: string;
      readonly schedule: string;
    };
    readonly ReverseLookupResponse: {
      /** @description code as received. */
      readonly query: string;
      readonly results: readonly components['schemas']['HsnResult'][];
    };
    readonly SuggestResponse: {
      readonly query: string;
      readonly suggestions: readonly {
        readonly code: string;
        readonly description: string;
        /** @enum {string} */
        readonly kind: 'name' | 'code';
        readonly text: string;
      }[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description On every response. */
    readonly AccessControlAllowOrigin: '*';
    /** @description public, max-age=3600 on a GET that succeeded; no-store otherwise. */
    readonly CacheControl: string;
    /** @description Strong; changes with the data and the content coding only. */
    readonly ETag: string;
    /**
     * @description The cap by its name, requests left (r) and seconds until the window ends (t).
     * @example "lookup";r=19;t=60
     */
    readonly RateLimit: string;
    /**
     * @description The cap by its name (q requests) and its window in seconds (w).
     * @example "lookup";q=20;w=60
     */
    readonly RateLimitPolicy: string;
    /** @description Whole seconds until the window ends, 1 or more. */
    readonly RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly changes: {
    readonly parameters: {
      readonly query: {
        /**
         * @description First day.
         * @example 2025-09-22
         */
        readonly from: string;
        /** @description Changes at most. */
        readonly limit?: number;
        /** @description Changes to skip. */
        readonly offset?: number;
        /**
         * @description Last day. Default: today in India.
         * @example 2025-09-22
         */
        readonly to?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The changes. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "from": "2025-09-22",
           *       "to": "2025-09-22",
           *       "total": 1,
           *       "returned": 1,
           *       "results": [
           *         {
           *           "code": "84151010",
           *           "description": "Split air conditioners",
           *           "on": "2025-09-22",
           *           "before": {
           *             "gst_rate": "28%",
           *             "rates": [
           *               {
           *                 "rate": "28%",
           *                 "condition": "",
           *                 "schedule": "Schedule IV - 28%",
           *                 "notification_ref": "1/2017-CT(Rate), Schedule IV, S. No. 119",
           *                 "effective_from": "2017-07-01",
           *                 "effective_to": "2025-09-21",
           *                 "evidence": "notification"
           *               }
           *             ]
           *           },
           *           "after": {
           *             "gst_rate": "18%",
           *             "rates": [
           *               {
           *                 "rate": "18%",
           *                 "condition": "",
           *                 "schedule": "Schedule II - 18%",
           *                 "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 404",
           *                 "effective_from": "2025-09-22",
           *                 "effective_to": null,
           *                 "evidence": "notification"
           *               }
           *             ]
           *           }
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['ChangesResponse'];
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter from must be a date as YYYY-MM-DD, but nothing came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 60 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly describeCode: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Answer with the rates in force on this date, 2017-07-01 or later. Default: today in India. Of a date that neither today nor the dataset has reached, notes says how far the rates are known.
         * @example 2025-09-01
         */
        readonly as_of?: string;
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description A code of 4 to 8 digits; spaces, dots and hyphens are dropped.
         * @example 85171300
         */
        readonly code: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The record. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "description": "Smartphones",
           *       "hsn_sac": "85171300",
           *       "chapter": "Electrical machinery, electronics, telecom, sound and television apparatus",
           *       "gst_rate": "18%",
           *       "type": "goods",
           *       "notes": "",
           *       "uqc": "NOS",
           *       "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *       "effective_from": "2025-09-22",
           *       "schedule": "Schedule II - 18%",
           *       "section": "XVI",
           *       "rates": [
           *         {
           *           "rate": "18%",
           *           "condition": "",
           *           "schedule": "Schedule II - 18%",
           *           "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *           "effective_from": "2025-09-22",
           *           "effective_to": null,
           *           "evidence": "notification"
           *         }
           *       ],
           *       "status": "live",
           *       "valid_on": [
           *         "tariff",
           *         "gst-portal",
           *         "e-invoice"
           *       ],
           *       "why": "Exact code 85171300.",
           *       "confidence": 1,
           *       "level": 8,
           *       "ancestors": [
           *         {
           *           "code": "8517",
           *           "description": "Telephone sets including smartphones, and other apparatus for sending or receiving voice, images or data over wired or wireless networks",
           *           "gst_rate": "18%",
           *           "schedule": "Schedule II - 18%",
           *           "status": "live"
           *         },
           *         {
           *           "code": "851713",
           *           "description": "Smartphones for cellular or other wireless networks",
           *           "gst_rate": "18%",
           *           "schedule": "Schedule II - 18%",
           *           "status": "live"
           *         }
           *       ],
           *       "children": [],
           *       "history": [
           *         {
           *           "from": "2020-04-01",
           *           "to": "2025-09-21",
           *           "gst_rate": "18%",
           *           "rates": [
           *             {
           *               "rate": "18%",
           *               "condition": "",
           *               "schedule": "Schedule III - 18%",
           *               "notification_ref": "1/2017-CT(Rate), Schedule III, S. No. 379",
           *               "effective_from": "2020-04-01",
           *               "effective_to": "2025-09-21",
           *               "evidence": "notification"
           *             }
           *           ],
           *           "notes": ""
           *         },
           *         {
           *           "from": "2025-09-22",
           *           "to": null,
           *           "gst_rate": "18%",
           *           "rates": [
           *             {
           *               "rate": "18%",
           *               "condition": "",
           *               "schedule": "Schedule II - 18%",
           *               "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *               "effective_from": "2025-09-22",
           *               "effective_to": null,
           *               "evidence": "notification"
           *             }
           *           ],
           *           "notes": ""
           *         }
           *       ],
           *       "cess_history": [],
           *       "rcm_history": [],
           *       "common_names": [
           *         {
           *           "name": "handset",
           *           "language": "en",
           *           "kind": "common"
           *         }
           *       ],
           *       "digits_needed": [
           *         {
           *           "document": "tax invoice",
           *           "turnover": "above ₹5 crore",
           *           "min_digits": 6,
           *           "note": "For goods and services, by 78/2020-Central Tax; 6/2020-Integrated Tax. Also on invoices to unregistered customers. Service codes have at most 6 digits."
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['CodeRecord'];
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter as_of must be a date as YYYY-MM-DD from 2017-07-01 on, but \"1999-01-01\" came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description There is no such code; the nearest that exist are named. */
      readonly 404: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "There is no code 8517139. The nearest that exist: 851713, 85171300.",
           *       "nearest": [
           *         {
           *           "code": "851713",
           *           "description": "Smartphones for cellular or other wireless networks",
           *           "gst_rate": "18%",
           *           "schedule": "Schedule II - 18%",
           *           "status": "live"
           *         },
           *         {
           *           "code": "85171300",
           *           "description": "Smartphones",
           *           "gst_rate": "18%",
           *           "schedule": "Schedule II - 18%",
           *           "status": "live"
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['NoSuchCode'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 60 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly exportCsv: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Answer with the rates in force on this date, 2017-07-01 or later. Default: today in India. Of a date that neither today nor the dataset has reached, notes says how far the rates are known.
         * @example 2025-09-01
         */
        readonly as_of?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The rows. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example hsn_sac,type,description,chapter,section,gst_rate,rates,schedule,notification_ref,effective_from,cess_rate,cess_note,rcm_applicable,rcm_trigger,uqc,status,superseded_by,valid_on,notes
           *     85171300,goods,Smartphones,"Electrical machinery, electronics, telecom, sound and television apparatus",XVI,18%,18%,Schedule II - 18%,"9/2025-CT(Rate), Schedule II, S. No. 490",2025-09-22,,,,,NOS,live,,tariff gst-portal e-invoice,
           */
          readonly 'text/csv': string;
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter as_of must be a date as YYYY-MM-DD from 2017-07-01 on, but \"1999-01-01\" came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 60 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly exportNdjson: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Answer with the rates in force on this date, 2017-07-01 or later. Default: today in India. Of a date that neither today nor the dataset has reached, notes says how far the rates are known.
         * @example 2025-09-01
         */
        readonly as_of?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The lines. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /** @example {"description":"Smartphones","hsn_sac":"85171300","chapter":"Electrical machinery, electronics, telecom, sound and television apparatus","gst_rate":"18%","type":"goods","notes":"","uqc":"NOS","notification_ref":"9/2025-CT(Rate), Schedule II, S. No. 490","effective_from":"2025-09-22","schedule":"Schedule II - 18%","section":"XVI","rates":[{"rate":"18%","condition":"","schedule":"Schedule II - 18%","notification_ref":"9/2025-CT(Rate), Schedule II, S. No. 490","effective_from":"2025-09-22","effective_to":null,"evidence":"notification"}],"status":"live","valid_on":["tariff","gst-portal","e-invoice"]} */
          readonly 'application/x-ndjson': string;
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter as_of must be a date as YYYY-MM-DD from 2017-07-01 on, but \"1999-01-01\" came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 60 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly lookup: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Answer with the rates in force on this date, 2017-07-01 or later. Default: today in India. Of a date that neither today nor the dataset has reached, notes says how far the rates are known.
         * @example 2025-09-01
         */
        readonly as_of?: string;
        /**
         * @description A full code or a prefix; spaces, dots and hyphens are dropped.
         * @example 8517.13.00
         */
        readonly code?: string;
        /** @description Matches at most. Applies to q; ignored when code is used. */
        readonly limit?: number;
        /**
         * @description What the goods or the service are, in words. English, Hindi or romanised Hindi.
         * @example mobile charger
         */
        readonly q?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Matches (with q) or results (with code). */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "query": "smartphone",
           *       "matches": [
           *         {
           *           "description": "Smartphones",
           *           "hsn_sac": "85171300",
           *           "chapter": "Electrical machinery, electronics, telecom, sound and television apparatus",
           *           "gst_rate": "18%",
           *           "type": "goods",
           *           "notes": "",
           *           "uqc": "NOS",
           *           "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *           "effective_from": "2025-09-22",
           *           "schedule": "Schedule II - 18%",
           *           "section": "XVI",
           *           "rates": [
           *             {
           *               "rate": "18%",
           *               "condition": "",
           *               "schedule": "Schedule II - 18%",
           *               "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *               "effective_from": "2025-09-22",
           *               "effective_to": null,
           *               "evidence": "notification"
           *             }
           *           ],
           *           "status": "live",
           *           "valid_on": [
           *             "tariff",
           *             "gst-portal",
           *             "e-invoice"
           *           ],
           *           "why": "\"smartphone\" matches the common name \"smartphone\" of 851713; \"smartphone\" stands in the description of 85171300.",
           *           "confidence": 0.978
           *         }
           *       ],
           *       "status": "resolved"
           *     }
           */
          readonly 'application/json': components['schemas']['LookupResponse'];
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter limit must be a whole number from 1 to 20 in plain digits, but \"1e1\" came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, POST, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 20 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly lookupBatch: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Answer with the rates in force on this date, 2017-07-01 or later. Default: today in India. Of a date that neither today nor the dataset has reached, notes says how far the rates are known.
         * @example 2025-09-01
         */
        readonly as_of?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "items": [
         *         "smartphone"
         *       ]
         *     }
         */
        readonly 'application/json': components['schemas']['BatchLookupRequest'];
      };
    };
    readonly responses: {
      /** @description One result for each item. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "query": "smartphone",
           *           "status_of_answer": "resolved",
           *           "description": "Smartphones",
           *           "hsn_sac": "85171300",
           *           "chapter": "Electrical machinery, electronics, telecom, sound and television apparatus",
           *           "gst_rate": "18%",
           *           "type": "goods",
           *           "notes": "",
           *           "uqc": "NOS",
           *           "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *           "effective_from": "2025-09-22",
           *           "schedule": "Schedule II - 18%",
           *           "section": "XVI",
           *           "rates": [
           *             {
           *               "rate": "18%",
           *               "condition": "",
           *               "schedule": "Schedule II - 18%",
           *               "notification_ref": "9/2025-CT(Rate), Schedule II, S. No. 490",
           *               "effective_from": "2025-09-22",
           *               "effective_to": null,
           *               "evidence": "notification"
           *             }
           *           ],
           *           "status": "live",
           *           "valid_on": [
           *             "tariff",
           *             "gst-portal",
           *             "e-invoice"
           *           ],
           *           "why": "\"smartphone\" matches the common name \"smartphone\" of 851713; \"smartphone\" stands in the description of 85171300.",
           *           "confidence": 0.978
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['BatchLookupResponse'];
        };
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "items[3] must have 1 to 200 characters, but an empty text came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, POST, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The body is larger than 64 KiB. */
      readonly 413: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The body may have 65536 bytes at most; send fewer or shorter items."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 20 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly meta: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The metadata. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "totalCodes": 22646,
           *       "goodsCount": 21836,
           *       "servicesCount": 810,
           *       "asOf": "2026-11-15",
           *       "sourceUrl": "https://cbic-gst.gov.in/gst-goods-services-rates.html",
           *       "liveCount": 20270,
           *       "retiredCount": 2376,
           *       "nameCount": 113119,
           *       "version": "af4f8e9788567844"
           *     }
           */
          readonly 'application/json': components['schemas']['DatasetMeta'];
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 60 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly suggest: {
    readonly parameters: {
      readonly query: {
        /**
         * @description The beginning of a name or of a code.
         * @example mobile ch
         */
        readonly q: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The suggestions. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "query": "smartph",
           *       "suggestions": [
           *         {
           *           "text": "smartphone",
           *           "code": "851713",
           *           "description": "Smartphones for cellular or other wireless networks",
           *           "kind": "name"
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['SuggestResponse'];
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A parameter or the body is missing or not valid. */
      readonly 400: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Parameter q must be a text of 1 to 200 characters, but nothing came."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description Over the cap; wait for the seconds in Retry-After. */
      readonly 429: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly 'Retry-After': components['headers']['RetryAfter'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "More than 120 requests came from this address within a minute; retry in 41 seconds."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly health: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It does. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          readonly 'application/json': {
            readonly status: string;
          };
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly metrics: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The metrics. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /** @example http_request_duration_seconds_count 1 */
          readonly 'text/plain': string;
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly openapi: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description OpenAPI 3.1. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "openapi": "3.1.0"
           *     }
           */
          readonly 'application/json': {
            readonly openapi: string;
          } & {
            readonly [key: string]: unknown;
          };
        };
      };
      /** @description The client has this answer already (If-None-Match). */
      readonly 304: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
  readonly readiness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It does. */
      readonly 200: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ready"
           *     }
           */
          readonly 'application/json': {
            readonly status: string;
          };
        };
      };
      /** @description Answered to methods that this path does not have; the header Allow names those it has. */
      readonly 405: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "Method DELETE is not allowed here; use GET, HEAD, OPTIONS."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The URL and the headers are longer than 16 KiB. */
      readonly 431: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "URL and headers may have 16 KiB at most."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description The service failed; nothing of its inside is told. */
      readonly 500: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service failed to answer; the request was not at fault, retry later."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description It is stopping. */
      readonly 503: {
        headers: {
          readonly 'Access-Control-Allow-Origin': components['headers']['AccessControlAllowOrigin'];
          readonly 'Cache-Control': components['headers']['CacheControl'];
          readonly [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "The service is stopping; ask another replica."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
    };
  };
}
