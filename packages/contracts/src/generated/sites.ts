// Made by npm run generate from openapi/sites.yaml.
export interface paths {
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's sites, one page at a time, by name. */
        get: operations["listSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{siteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a site of this customer answers 404. */
                siteId: string;
            };
            cookie?: never;
        };
        /** One site. */
        get: operations["getSite"];
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
        /** @description WGS 84, in degrees. */
        Coordinates: {
            longitude: number;
            latitude: number;
        };
        /**
         * @description The worst of the services that are delivered at the site, whatever is filtered by; ENDED where none is left. A service between two sites counts at its own site, not at its other end.
         * @enum {string}
         */
        SiteState: "DISTURBANCE" | "ATTENTION" | "INSTALLING" | "IN_SERVICE" | "ENDED";
        Site: {
            siteId: string;
            numericalSiteId: number;
            /** @description What the customer calls it. */
            siteName: string;
            siteReference: string | null;
            address: {
                streetName: string;
                houseNumber: string | null;
                zipCode: string;
                city: string;
                /** @enum {string} */
                country: "SE" | "NO" | "DK";
                floor: string | null;
                room: string | null;
            };
            coordinates: components["schemas"]["Coordinates"];
            customerInstallationContact: {
                name: string;
                email: string | null;
                phone: string | null;
            } | null;
            accessInstructions: string | null;
            /** @description It is one of the provider's halls that access can be asked for. */
            hasColocation: boolean;
            services: number;
            activeServices: number;
            /** @description How many are disturbed or need attention; left out by a system that does not count them. */
            affectedServices?: number;
            /** @description How many of those that need attention work, but not as they should; the others have been given notice. Left out by a system that does not count them. */
            degradedServices?: number;
            state: components["schemas"]["SiteState"];
            version: number;
        };
        SitePage: {
            items: components["schemas"]["Site"][];
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
    listSites: {
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
                     *           "siteId": "S-10005",
                     *           "numericalSiteId": 10005,
                     *           "siteName": "Göteborg, Lindholmspiren",
                     *           "siteReference": "GBG-HQ",
                     *           "address": {
                     *             "streetName": "Lindholmspiren",
                     *             "houseNumber": "5",
                     *             "zipCode": "417 56",
                     *             "city": "Göteborg",
                     *             "country": "SE",
                     *             "floor": "3",
                     *             "room": "MDF 3.02"
                     *           },
                     *           "coordinates": {
                     *             "longitude": 11.9388,
                     *             "latitude": 57.7062
                     *           },
                     *           "customerInstallationContact": {
                     *             "name": "Elin Wallgren",
                     *             "email": "elin.wallgren@havstrand.example",
                     *             "phone": "+46701740624"
                     *           },
                     *           "accessInstructions": null,
                     *           "hasColocation": false,
                     *           "services": 9,
                     *           "activeServices": 9,
                     *           "affectedServices": 0,
                     *           "degradedServices": 0,
                     *           "state": "IN_SERVICE",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SitePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a site of this customer answers 404. */
                siteId: string;
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
                     *       "siteId": "S-10005",
                     *       "numericalSiteId": 10005,
                     *       "siteName": "Göteborg, Lindholmspiren",
                     *       "siteReference": "GBG-HQ",
                     *       "address": {
                     *         "streetName": "Lindholmspiren",
                     *         "houseNumber": "5",
                     *         "zipCode": "417 56",
                     *         "city": "Göteborg",
                     *         "country": "SE",
                     *         "floor": "3",
                     *         "room": "MDF 3.02"
                     *       },
                     *       "coordinates": {
                     *         "longitude": 11.9388,
                     *         "latitude": 57.7062
                     *       },
                     *       "customerInstallationContact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "accessInstructions": null,
                     *       "hasColocation": false,
                     *       "services": 9,
                     *       "activeServices": 9,
                     *       "affectedServices": 0,
                     *       "degradedServices": 0,
                     *       "state": "IN_SERVICE",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
