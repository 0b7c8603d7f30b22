// The prompts service's types, generated from its published document by the build; do not edit.
export interface paths {
  readonly '/api/meta': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Counts, categories, roles, tools and deferred tools
     * @description No parameters. Capped at 30 requests a minute for each client address, on all paths of the cap "prompts" together.
     */
    readonly get: operations['catalogMeta'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/prompts': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Search and filter prompts
     * @description Ranked with q, by title without. Capped at 30 requests a minute for each client address, on all paths of the cap "prompts" together.
     */
    readonly get: operations['searchPrompts'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/prompts/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * One prompt in full form
     * @description With template, fields, example output and source. Capped at 30 requests a minute for each client address, on all paths of the cap "prompts" together.
     */
    readonly get: operations['getPrompt'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/prompts/{slug}/render': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Fill a prompt with values
     * @description Values in, finished prompt out; every problem is reported at once. Capped at 30 requests a minute for each client address, on all paths of the cap "prompts" together.
     */
    readonly post: operations['renderPrompt'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/prompts/{slug}/schema': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * JSON Schema of a prompt's fields
     * @description Draft 2020-12. Capped at 30 requests a minute for each client address, on all paths of the cap "prompts" together.
     */
    readonly get: operations['getPromptSchema'];
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
    readonly CatalogMeta: {
      /** Format: date */
      readonly as_of: string;
      readonly categories: readonly {
        readonly count: number;
        readonly india_count: number;
        readonly label: string;
        readonly slug: string;
      }[];
      readonly deferred: readonly {
        readonly category: string;
        readonly reason: string;
        readonly slug: string;
        readonly title: string;
        /**
         * Format: uri
         * @description The tool.
         */
        readonly url: string;
      }[];
      readonly deferred_count: number;
      readonly india_specific: number;
      readonly tools: readonly {
        readonly category: string;
        /**
         * Format: uri
         * @description The prompt.
         */
        readonly prompt_url: string;
        readonly slug: string;
        readonly title: string;
        /**
         * Format: uri
         * @description The tool.
         */
        readonly url: string;
      }[];
      readonly top_roles: readonly {
        readonly count: number;
        readonly label: string;
        readonly slug: string;
      }[];
      readonly total: number;
      readonly version: string;
    };
    readonly ErrorResponse: {
      /** @description One sentence that names the input and what would be right. */
      readonly error: string;
    };
    readonly Field: {
      readonly default?: string | number | boolean | readonly string[];
      readonly help?: string;
      readonly label: string;
      readonly max?: number;
      /** @description In Unicode code points. */
      readonly max_length?: number;
      readonly min?: number;
      readonly name: string;
      readonly options?: readonly string[];
      readonly placeholder?: string;
      readonly required: boolean;
      /** @enum {string} */
      readonly type:
        | 'text'
        | 'textarea'
        | 'number'
        | 'currency'
        | 'date'
        | 'select'
        | 'multiselect'
        | 'boolean'
        | 'url'
        | 'email'
        | 'identifier';
      readonly unit?: string;
    };
    readonly FieldSchema: {
      readonly properties: {
        readonly [key: string]: unknown;
      };
      readonly required: readonly string[];
      /** @constant */
      readonly type: 'object';
    } & {
      readonly [key: string]: unknown;
    };
    readonly Prompt: {
      /** @description The slug of the category. */
      readonly category: string;
      readonly example_output: string | null;
      readonly fields: readonly components['schemas']['Field'][];
      readonly india_specific: boolean;
      /** @description Slugs of the roles. */
      readonly job_roles: readonly string[];
      /**
       * Format: date
       * @description When the law was last read; on India-specific prompts.
       */
      readonly law_as_of?: string;
      readonly legal_refs?: readonly {
        readonly ref: string;
        readonly says: string;
        /** @enum {string} */
        readonly status: 'looked up' | 'background knowledge' | 'conflicting';
      }[];
      /** @description The template with placeholders of the form {{field_name}}. */
      readonly prompt_template: string;
      /** @constant */
      readonly quality: 'extracted';
      /** @description Address of the tool the prompt was extracted from. */
      readonly related_app_tool: string | null;
      readonly short_description: string;
      readonly slug: string;
      readonly source: {
        readonly file: string;
        readonly line: number;
        readonly sha256: string;
      };
      readonly title: string;
      /**
       * Format: uri
       * @description Address of the prompt's page.
       */
      readonly url: string;
    };
    readonly PromptSummary: {
      /** @description The slug of the category. */
      readonly category: string;
      readonly fields: readonly components['schemas']['Field'][];
      readonly india_specific: boolean;
      /** @description Slugs of the roles. */
      readonly job_roles: readonly string[];
      /** @description Address of the tool the prompt was extracted from. */
      readonly related_app_tool: string | null;
      readonly short_description: string;
      readonly slug: string;
      readonly title: string;
      /**
       * Format: uri
       * @description Address of the prompt's page.
       */
      readonly url: string;
    };
    readonly RenderProblems: {
      readonly error: string;
      readonly problems: readonly {
        readonly field: string;
        readonly message: string;
      }[];
    };
    /**
     * @example {
     *       "values": {
     *         "cheque_details": "Cheque 004512 of 2026-09-02 for ₹1,85,000, drawn by Arvind Polymers to Nisha Packaging.",
     *         "memo_received_on": "2026-10-20",
     *         "notice_date": "2026-11-03"
     *       }
     *     }
     */
    readonly RenderRequest: {
      /** @description A value for each field by name; strings are accepted for all types. */
      readonly values: {
        readonly [key: string]: unknown;
      };
    };
    readonly RenderResponse: {
      /** @description The finished prompt. */
      readonly prompt: string;
      readonly slug: string;
    };
    readonly SearchResponse: {
      readonly query: {
        readonly category: string | null;
        readonly india: boolean;
        readonly limit: number;
        readonly offset: number;
        readonly q: string | null;
        readonly role: string | null;
      };
      readonly results: readonly components['schemas']['PromptSummary'][] | readonly components['schemas']['Prompt'][];
      readonly returned: number;
      /** @description Matches before pagination. */
      readonly total: number;
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
     * @example "prompts";r=29;t=60
     */
    readonly RateLimit: string;
    /**
     * @description The cap by its name (q requests) and its window in seconds (w).
     * @example "prompts";q=30;w=60
     */
    readonly RateLimitPolicy: string;
    /** @description Whole seconds until the window ends, 1 or more. */
    readonly RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly catalogMeta: {
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
           *       "total": 397,
           *       "india_specific": 34,
           *       "deferred_count": 21,
           *       "categories": [
           *         {
           *           "slug": "legal-contracts",
           *           "label": "Legal & Contracts",
           *           "count": 20,
           *           "india_count": 5
           *         }
           *       ],
           *       "top_roles": [
           *         {
           *           "slug": "lawyer",
           *           "label": "Lawyer / Advocate",
           *           "count": 31
           *         }
           *       ],
           *       "tools": [
           *         {
           *           "slug": "section-138-cheque-bounce-notice",
           *           "title": "Section 138 Cheque Bounce Notice",
           *           "category": "legal-contracts",
           *           "url": "http://127.0.0.1:3002/tools/section-138-cheque-bounce-notice",
           *           "prompt_url": "http://127.0.0.1:3002/prompts/section-138-cheque-bounce-notice"
           *         }
           *       ],
           *       "deferred": [
           *         {
           *           "slug": "gst-calculator",
           *           "title": "GST Calculator",
           *           "category": "tax-compliance",
           *           "reason": "Deterministic, uses no language model. …",
           *           "url": "http://127.0.0.1:3002/tools/gst-calculator"
           *         }
           *       ],
           *       "version": "130c2d6f57a54fb7",
           *       "as_of": "2026-11-15"
           *     }
           */
          readonly 'application/json': components['schemas']['CatalogMeta'];
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
           *       "error": "More than 30 requests came from this address within a minute; retry in 41 seconds."
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
  readonly searchPrompts: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description A category, by its slug or label in any case. An unknown one matches nothing.
         * @example legal-contracts
         */
        readonly category?: string;
        /**
         * @description When set: results in full form.
         * @example 1
         */
        readonly include_template?: '1' | 'true' | 'yes' | 'on' | '' | '0' | 'false' | 'no' | 'off';
        /**
         * @description When set: India-specific prompts only.
         * @example 1
         */
        readonly india?: '1' | 'true' | 'yes' | 'on' | '' | '0' | 'false' | 'no' | 'off';
        /** @description Results at most. */
        readonly limit?: number;
        /** @description Results to skip. */
        readonly offset?: number;
        /**
         * @description Text search over title, description, category, roles, fields and template; ranked. Without it: by title.
         * @example cheque bounce
         */
        readonly q?: string;
        /**
         * @description A job role, by its slug or label in any case. An unknown one matches nothing.
         * @example lawyer
         */
        readonly role?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description One page of results. */
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
           *       "query": {
           *         "q": "cheque bounce",
           *         "category": null,
           *         "role": null,
           *         "india": false,
           *         "limit": 25,
           *         "offset": 0
           *       },
           *       "total": 1,
           *       "returned": 1,
           *       "results": [
           *         {
           *           "slug": "section-138-cheque-bounce-notice",
           *           "title": "Section 138 Cheque Bounce Notice",
           *           "short_description": "Drafts the statutory demand notice to the drawer of a dishonoured cheque, with the three dates that decide its validity.",
           *           "category": "legal-contracts",
           *           "job_roles": [
           *             "lawyer",
           *             "small-business-owner",
           *             "citizen"
           *           ],
           *           "india_specific": true,
           *           "related_app_tool": "http://127.0.0.1:3002/tools/section-138-cheque-bounce-notice",
           *           "fields": [
           *             {
           *               "name": "cheque_details",
           *               "label": "Cheque and debt details",
           *               "type": "textarea",
           *               "required": true,
           *               "help": "Cheque number, date, amount, bank and branch, who drew it for whom, and what debt it was meant to pay.",
           *               "max_length": 3000
           *             },
           *             {
           *               "name": "memo_received_on",
           *               "label": "Bank memo received on",
           *               "type": "date",
           *               "required": true,
           *               "help": "The day the return memo reached the payee; the 30 days run from it."
           *             },
           *             {
           *               "name": "notice_date",
           *               "label": "Date of this notice",
           *               "type": "date",
           *               "required": true,
           *               "help": "The day the notice will be dispatched."
           *             }
           *           ],
           *           "url": "http://127.0.0.1:3002/prompts/section-138-cheque-bounce-notice"
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['SearchResponse'];
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
           *       "error": "Parameter limit must be a whole number from 1 to 100 in plain digits, but \"0\" came."
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
           *       "error": "More than 30 requests came from this address within a minute; retry in 41 seconds."
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
  readonly getPrompt: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The slug of a prompt.
         * @example section-138-cheque-bounce-notice
         */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The prompt. */
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
           *       "slug": "section-138-cheque-bounce-notice",
           *       "title": "Section 138 Cheque Bounce Notice",
           *       "short_description": "Drafts the statutory demand notice to the drawer of a dishonoured cheque, with the three dates that decide its validity.",
           *       "category": "legal-contracts",
           *       "job_roles": [
           *         "lawyer",
           *         "small-business-owner",
           *         "citizen"
           *       ],
           *       "india_specific": true,
           *       "related_app_tool": "http://127.0.0.1:3002/tools/section-138-cheque-bounce-notice",
           *       "fields": [
           *         {
           *           "name": "cheque_details",
           *           "label": "Cheque and debt details",
           *           "type": "textarea",
           *           "required": true,
           *           "help": "Cheque number, date, amount, bank and branch, who drew it for whom, and what debt it was meant to pay.",
           *           "max_length": 3000
           *         },
           *         {
           *           "name": "memo_received_on",
           *           "label": "Bank memo received on",
           *           "type": "date",
           *           "required": true,
           *           "help": "The day the return memo reached the payee; the 30 days run from it."
           *         },
           *         {
           *           "name": "notice_date",
           *           "label": "Date of this notice",
           *           "type": "date",
           *           "required": true,
           *           "help": "The day the notice will be dispatched."
           *         }
           *       ],
           *       "url": "http://127.0.0.1:3002/prompts/section-138-cheque-bounce-notice",
           *       "prompt_template": "You are a drafting assistant to an Indian advocate who sends demand notices for payees of dishonoured cheques. …",
           *       "example_output": "**Date check** …",
           *       "quality": "extracted",
           *       "source": {
           *         "file": "tools/legal-contracts/section-138-cheque-bounce-notice.ts",
           *         "line": 69,
           *         "sha256": "9774bd68705ab0f8f2255060a6a8e194d8ddee5a245ee39f880c30622157893f"
           *       },
           *       "law_as_of": "2026-11-15",
           *       "legal_refs": [
           *         {
           *           "ref": "Negotiable Instruments Act 1881, sections 138 and 142",
           *           "says": "Demand within 30 days of the bank memo, 15 days for the drawer to pay, complaint within one month after that.",
           *           "status": "looked up"
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['Prompt'];
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
      /** @description There is no such thing. */
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
           *       "error": "There is no prompt with the slug \"no-such-prompt\"; /api/prompts lists those that exist."
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
           *       "error": "More than 30 requests came from this address within a minute; retry in 41 seconds."
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
  readonly renderPrompt: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The slug of a prompt.
         * @example section-138-cheque-bounce-notice
         */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "values": {
         *         "cheque_details": "Cheque 004512 of 2026-09-02 for ₹1,85,000, drawn by Arvind Polymers to Nisha Packaging.",
         *         "memo_received_on": "2026-10-20",
         *         "notice_date": "2026-11-03"
         *       }
         *     }
         */
        readonly 'application/json': components['schemas']['RenderRequest'];
      };
    };
    readonly responses: {
      /** @description The finished prompt. */
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
           *       "slug": "section-138-cheque-bounce-notice",
           *       "prompt": "You are a drafting assistant to an Indian advocate who sends demand notices for payees of dishonoured cheques. …"
           *     }
           */
          readonly 'application/json': components['schemas']['RenderResponse'];
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
           *       "error": "values must be an object of field names and values."
           *     }
           */
          readonly 'application/json': components['schemas']['ErrorResponse'];
        };
      };
      /** @description There is no such thing. */
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
           *       "error": "There is no prompt with the slug \"no-such-prompt\"; /api/prompts lists those that exist."
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
           *       "error": "Method DELETE is not allowed here; use POST, OPTIONS."
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
      /** @description The values do not fit. */
      readonly 422: {
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
           *       "error": "One value is not right: Date of this notice (notice_date) is required.",
           *       "problems": [
           *         {
           *           "field": "notice_date",
           *           "message": "Date of this notice (notice_date) is required."
           *         }
           *       ]
           *     }
           */
          readonly 'application/json': components['schemas']['RenderProblems'];
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
           *       "error": "More than 30 requests came from this address within a minute; retry in 41 seconds."
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
  readonly getPromptSchema: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The slug of a prompt.
         * @example section-138-cheque-bounce-notice
         */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The schema. */
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
           *       "$schema": "https://json-schema.org/draft/2020-12/schema",
           *       "type": "object",
           *       "properties": {
           *         "notice_date": {
           *           "type": "string",
           *           "format": "date",
           *           "title": "Date of this notice",
           *           "description": "The day the notice will be dispatched.",
           *           "examples": [
           *             "2026-11-03"
           *           ]
           *         }
           *       },
           *       "required": [
           *         "cheque_details",
           *         "memo_received_on",
           *         "notice_date"
           *       ],
           *       "additionalProperties": false
           *     }
           */
          readonly 'application/json': components['schemas']['FieldSchema'];
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
      /** @description There is no such thing. */
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
           *       "error": "There is no prompt with the slug \"no-such-prompt\"; /api/prompts lists those that exist."
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
           *       "error": "More than 30 requests came from this address within a minute; retry in 41 seconds."
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
