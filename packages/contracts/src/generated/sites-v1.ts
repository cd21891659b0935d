// Made by npm run generate from openapi/sites-v1.yaml.
export interface paths {
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's sites, one page at a time, by name. */
        get: operations["listNumberedSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{numericalSiteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the number of a site of this customer answers 404. */
                numericalSiteId: string;
            };
            cookie?: never;
        };
        /** One site. */
        get: operations["getNumberedSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NumberedSite: {
            numericalSiteId: number;
            siteId: string;
            /** @description What the customer calls it. */
            siteName: string;
            siteReference: string | null;
            /** @description Street and number. */
            address: string;
            zipCode: string;
            city: string;
            /** @enum {string} */
            country: "SE" | "NO" | "DK";
            /** @description WGS 84, in degrees. */
            longitude: number;
            latitude: number;
        };
        NumberedSitePage: {
            items: components["schemas"]["NumberedSite"][];
            totalPages: number;
            currentPage: number;
            totalItems: number;
        };
        FieldError: {
            /** @description Name of the property that is wrong. */
            field: string;
            /** @description What is wrong, as a word that the client has a text for; see `ValidationCode` in the shared rules. */
            code: string;
            /** @description With `unsupportedCharacter`, the first character that is refused. */
            character?: string;
            /** @description With `alreadyHeld`, what the user has already. */
            values?: string[];
        };
        /** @description Every error, in the form of RFC 9457. */
        Problem: {
            /** @default about:blank */
            type: string;
            title: string;
            status: number;
            /** @description A word for the cause where the status alone does not tell, for example LAST_ADMINISTRATOR. */
            code?: string;
            /** @description Trace id of W3C trace context, 32 hexadecimal digits. */
            traceId?: string;
            /** @description With COUNT_CHANGED, the number now. */
            count?: number;
            errors?: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The call was refused or failed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNumberedSites: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: number;
                /** @description Text found anywhere in name, ids, reference or address, in any case. */
                searchFilter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "numericalSiteId": 10005,
                     *           "siteId": "S-10005",
                     *           "siteName": "Göteborg, Lindholmspiren",
                     *           "siteReference": "GBG-HQ",
                     *           "address": "Lindholmspiren 5",
                     *           "zipCode": "417 56",
                     *           "city": "Göteborg",
                     *           "country": "SE",
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NumberedSitePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNumberedSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the number of a site of this customer answers 404. */
                numericalSiteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "numericalSiteId": 10005,
                     *       "siteId": "S-10005",
                     *       "siteName": "Göteborg, Lindholmspiren",
                     *       "siteReference": "GBG-HQ",
                     *       "address": "Lindholmspiren 5",
                     *       "zipCode": "417 56",
                     *       "city": "Göteborg",
                     *       "country": "SE",
                     *       "longitude": 11.9388,
                     *       "latitude": 57.7062
                     *     }
                     */
                    "application/json": components["schemas"]["NumberedSite"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
