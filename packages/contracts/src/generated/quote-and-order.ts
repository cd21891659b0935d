// Made by npm run generate from openapi/quote-and-order.yaml.
export interface paths {
    "/framework-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's framework agreements; those for internal users only to internal users. */
        get: operations["listFrameworkAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotable-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products and packages of an agreement, with what can be chosen of each. */
        get: operations["listQuotableProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feasibility-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an agreement's products would be at sites, before prices are asked for. Nothing is stored. */
        post: operations["checkFeasibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All framework agreements of the customer, with what they take off. For administrators of the provider's. */
        get: operations["listAgreementsInAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration/{agreementId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a framework agreement. Quotes that are there keep their prices. */
        put: operations["updateAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreements-in-administration/{agreementId}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a changed agreement would do to prices of today. Nothing is changed. */
        post: operations["previewAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price rules that new quotes follow, in the order that they are applied in. For administrators of the provider's. */
        get: operations["getPriceRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What other rules would do to prices of a customer of today at one place. Nothing is changed.
         * @description Rules that are refused answer 422, as a proposal with them would.
         */
        post: operations["previewPriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposes other rules. They hold once a second person has approved them.
         * @description `If-Match` names the version that they were made from. One proposal waits at a time: a new one takes the place of one's own, and is
         *     refused with 409 `PROPOSAL_WAITING` while somebody else's waits.
         */
        post: operations["proposePriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-rules/proposals/{proposalId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a proposal answers 404. */
                proposalId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or rejects somebody else's proposal; one's own can be rejected. Approved rules are a new version. */
        post: operations["decidePriceRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate/correlationOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a service that a quote goes on from is the customer's.
         * @description Ok without a look while the feature flag performCorrelationValidation is off.
         */
        post: operations["validateCorrelationOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The optical services that can be asked for, in which countries, and the provider's data centres. */
        get: operations["listOpticalOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's requests, one page at a time, the newest first unless asked otherwise.
         * @description Several filters must all hold. Values that nothing is known of find nothing.
         */
        get: operations["listOpticalRequests"];
        put?: never;
        /** Asks the provider for a proposal of an optical service. */
        post: operations["createOpticalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        /** One request. */
        get: operations["getOpticalRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optical-requests/{requestId}/status-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a request on. For the provider's staff alone. */
        post: operations["changeOpticalRequestStatus"];
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
        QuotableProduct: {
            id: string;
            name: string;
            /** @description Of the product that an order of it delivers; empty where the provider has none. */
            translations: components["schemas"]["Translation"][];
            isPackage: boolean;
            /** @description Those with a price. Empty where a specialist makes all of them. */
            capacitiesBps: number[];
            terms: number[];
            accessTypes: string[];
            countries: string[];
        };
        SiteFeasibility: {
            siteId: string;
            /** @description To the nearest point of presence. */
            metres: number | null;
            products: {
                productId: string;
                /** @description green, yellow or red, as of a price. */
                confidence: string;
                /** @description Why there is no price, as of a price. */
                code: string | null;
                /** @description The lowest monthly fee there. */
                fromMonthlyMinor: number | null;
                currency: components["schemas"]["PriceCurrency"];
                /** @description The shortest. */
                leadTimeWeeks: number | null;
                /** @description Where there is no solution, the cheapest product of the agreement that has one. */
                alternativeProductId: string | null;
            }[];
        };
        /** @enum {string} */
        PriceCurrency: "SEK" | "NOK" | "DKK" | "EUR";
        /** @description All rules, in the order that they are applied in. */
        PriceRuleList: components["schemas"]["PriceRule"][];
        PriceRule: {
            id: string;
            name: string;
            /** @description Of prices in other currencies it says nothing; null where it has no amounts. */
            currency: components["schemas"]["PriceCurrency"] | null;
            /** @description What is left out narrows nothing. */
            when: {
                products?: string[];
                countries?: components["schemas"]["OpticalCountry"][];
                capacitiesBps?: number[];
                terms?: number[];
                accessTypes?: string[];
                agreements?: string[];
                fastTrack?: boolean;
                fromMetres?: number;
                toMetres?: number;
            };
            effect: components["schemas"]["PriceEffect"];
            validFrom: string | null;
            validTo: string | null;
        };
        /** @description Amounts are whole minor units, shares basis points. */
        PriceEffect: {
            /** @constant */
            kind: "list";
            prices: {
                capacityBps: number;
                monthlyMinor: number;
                oneTimeMinor: number;
            }[];
        } | {
            /** @constant */
            kind: "add";
            monthlyMinor: number;
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "perMetre";
            freeMetres: number;
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "discount";
            basisPoints: number;
            /** @enum {string} */
            of: "monthly" | "oneTime" | "both";
        } | {
            /** @constant */
            kind: "agreementDiscount";
        } | {
            /** @constant */
            kind: "share";
            ofRule: string;
            basisPoints: number;
        } | {
            /** @constant */
            kind: "setOneTime";
            oneTimeMinor: number;
        } | {
            /** @constant */
            kind: "floor";
            basisPoints: number;
        };
        PriceRules: {
            /** @description The number in the ETag; 0 before there are any. */
            version: number;
            madeBy: string;
            approvedBy: string | null;
            /** Format: date-time */
            madeAt: string | null;
            reason: string;
            products: {
                id: string;
                name: string;
                /** @description The product that an order of it delivers. */
                orderedAs: string;
                countries: string[];
                terms: number[];
                accessTypes: string[];
            }[];
            rules: components["schemas"]["PriceRuleList"];
            proposal: {
                id: string;
                /** @description The version that it was made from. */
                basedOn: number;
                rules: components["schemas"]["PriceRuleList"];
                reason: string;
                madeBy: string;
                /** Format: date-time */
                madeAt: string;
                isMine: boolean;
            } | null;
        };
        RuledPrice: {
            monthlyMinor: number | null;
            oneTimeMinor: number | null;
            /** @description Why there is no price. */
            code: string | null;
            lines: components["schemas"]["PriceLine"][];
        };
        PricePreview: {
            capacityBps: number;
            termMonths: number;
            accessType: string;
            now: components["schemas"]["RuledPrice"];
            after: components["schemas"]["RuledPrice"];
        };
        AgreementDraft: {
            name: string;
            productIds: string[];
            productPackageIds: string[];
            quoteAndOrderInternalUsersOnly: boolean;
            /** @description Off the monthly fee: 0 to 10,000. */
            discountBasisPoints: number;
            /** @description Null for that of the sites' country. */
            currency: components["schemas"]["PriceCurrency"] | null;
            /** @description YYYY-MM-DD; null without a beginning. */
            validFrom: string | null;
            /** @description The last day; null without an end. */
            validTo: string | null;
        };
        AgreementInAdministration: {
            id: string;
            name: string;
            products: components["schemas"]["FrameworkAgreementProduct"][];
            productPackages: components["schemas"]["FrameworkAgreementProduct"][];
            quoteAndOrderInternalUsersOnly: boolean;
            discountBasisPoints: number;
            currency: string | null;
            /** Format: date */
            validFrom: string | null;
            /** Format: date */
            validTo: string | null;
            /** @description The number in the ETag. */
            version: number;
        };
        /** @description WGS 84, in degrees. */
        Coordinates: {
            longitude: number;
            latitude: number;
        };
        /** @enum {string} */
        OpticalCountry: "SE" | "NO" | "DK";
        OpticalOptions: {
            products: components["schemas"]["OpticalProduct"][];
            dataCentres: components["schemas"]["DataCentre"][];
        };
        OpticalProduct: {
            id: string;
            translations: components["schemas"]["Translation"][];
            /** @description Where both ends have to be. */
            countries: components["schemas"]["OpticalCountry"][];
            /** @description The capacities or widths to choose from, with the client interfaces of each; empty where nothing is chosen. */
            signals: {
                id: string;
                /** @description In signs that every language has, for example 100 Gbit/s. */
                name: string;
                interfaces: string[];
            }[];
            /** @description none, client, line; those that the product can have. */
            protections: string[];
            hasEncryption: boolean;
            /** @description In months. */
            terms: number[];
            /** @description How long a delivery usually takes. */
            leadTimeWeeks: number;
        };
        DataCentre: {
            id: string;
            name: string;
            city: string;
            country: components["schemas"]["OpticalCountry"];
            coordinates: components["schemas"]["Coordinates"];
        };
        /** @description A data centre or a site by its `id`, or an `address` with its `country`. */
        OpticalEnd: {
            /** @enum {string} */
            kind: "dataCentre" | "site" | "address";
            id?: string;
            address?: string;
            country?: components["schemas"]["OpticalCountry"];
        };
        /** @description An end, named as it was when it was asked for. */
        OpticalPlace: {
            /** @enum {string} */
            kind: "dataCentre" | "site" | "address";
            id: string | null;
            name: string;
            address: string;
            country: components["schemas"]["OpticalCountry"];
            coordinates: components["schemas"]["Coordinates"] | null;
        };
        OpticalContact: {
            name: string;
            email: string;
            phone: string;
        };
        OpticalRequestCreate: {
            productId: string;
            /** @description Left out where the product has none. */
            signal?: string;
            /** @description Left out where the signal has none. */
            clientInterface?: string;
            aEnd: components["schemas"]["OpticalEnd"];
            zEnd: components["schemas"]["OpticalEnd"];
            protection: string;
            encryption?: boolean;
            /** @description Ids of the customer's services that the new one must not share a path with. */
            diverseFrom?: string[];
            /** @description Nor an entry of a building. */
            isEntryDiverse?: boolean;
            /** @description One way, above 0 and at most 1,000. */
            maxLatencyMs?: number;
            termMonths: number;
            /** @description YYYY-MM-DD. */
            wantedOn: string;
            contact: components["schemas"]["OpticalContact"];
            reference?: string;
            /** @description Budget and other wishes. Its lines may be broken. */
            note?: string;
        };
        OpticalRequest: {
            id: string;
            number: string;
            /** @description REGISTERED, PRESALE_REQUESTED, IN_PROGRESS, ESTIMATED, INPUT_NEEDED, COMPLETED, NO_SOLUTION. */
            status: string;
            product: {
                id: string;
                translations: components["schemas"]["Translation"][];
            };
            signal: {
                id: string;
                name: string;
            } | null;
            clientInterface: string | null;
            aEnd: components["schemas"]["OpticalPlace"];
            zEnd: components["schemas"]["OpticalPlace"];
            protection: string;
            encryption: boolean;
            diverseFrom: string[];
            isEntryDiverse: boolean;
            maxLatencyMs: number | null;
            termMonths: number;
            /** Format: date */
            wantedOn: string;
            contact: components["schemas"]["OpticalContact"];
            reference: string;
            note: string;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number in the ETag. */
            version: number;
            /** @description When it was sent and each step since, the oldest first. Only in an answer about one request. */
            events?: {
                status: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        OpticalRequestPage: {
            items: components["schemas"]["OpticalRequest"][];
            /** @description How many match. */
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description How many there are by state, whatever the filter. */
            counts: {
                /** @description Those that wait are among them. */
                open: number;
                waiting: number;
                closed: number;
            };
        };
        FrameworkAgreementProduct: {
            id: string;
            name: string;
        };
        FrameworkAgreement: {
            id: string;
            name: string;
            products: components["schemas"]["FrameworkAgreementProduct"][];
            productPackages: components["schemas"]["FrameworkAgreementProduct"][];
            /** @description Nobody but the provider's own staff quotes and orders under it. */
            quoteAndOrderInternalUsersOnly: boolean;
            /**
             * Format: date
             * @description The last day; null without an end. A system that does not know leaves it out.
             */
            validTo?: string | null;
            /** @description What the provider promises under it. A system that keeps none leaves them out. */
            promises?: components["schemas"]["FrameworkAgreementPromise"][];
        };
        FrameworkAgreementPromise: {
            id: string;
            /** @description What is promised, and below it how it is measured or what follows. */
            translations: components["schemas"]["Translation"][];
        };
        FrameworkAgreementList: {
            items: components["schemas"]["FrameworkAgreement"][];
        };
        FieldError: {
            /** @description Name of the property that is wrong. */
            field: string;
            /** @description What is wrong, as a word that the client has a text for; see `ValidationCode` in the shared rules. */
            code: string;
            /** @description With `unsupportedCharacter`, the first character that is refused. */
            character?: string;
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
        Translation: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
            description?: string;
        };
        /** @description What one rule did to a price. The changes of all lines add up to it. */
        PriceLine: {
            ruleId: string;
            name: string;
            /** @description list, add, perMetre, discount, agreementDiscount, share, setOneTime, floor; or special for a price by a specialist. */
            kind: string;
            /** @description The share that it took or added. */
            basisPoints: number | null;
            monthlyChangeMinor: number;
            oneTimeChangeMinor: number;
            /** @description After the rule. */
            monthlyMinor: number;
            oneTimeMinor: number;
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
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
        /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
        Page: number;
        PageSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the object, to be sent back in If-Match. */
        ETag: string;
        /** @description Address of what was created. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFrameworkAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "FA-2024-117",
                     *           "name": "Company connections 2024",
                     *           "products": [
                     *             {
                     *               "id": "dia-static",
                     *               "name": "DIA Static"
                     *             }
                     *           ],
                     *           "productPackages": [],
                     *           "quoteAndOrderInternalUsersOnly": false,
                     *           "promises": [
                     *             {
                     *               "id": "availability",
                     *               "translations": [
                     *                 {
                     *                   "language": "en",
                     *                   "displayName": "99.9% availability",
                     *                   "description": "Measured for each service and calendar month."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FrameworkAgreementList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuotableProducts: {
        parameters: {
            query: {
                agreementId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, then the packages, as the agreement names them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Dedicated internet"
                     *             }
                     *           ],
                     *           "isPackage": false,
                     *           "capacitiesBps": [
                     *             200000000,
                     *             500000000
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre",
                     *             "fibreRedundant"
                     *           ],
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["QuotableProduct"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkFeasibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agreementId": "FA-2024-117",
                 *       "sites": [
                 *         {
                 *           "id": "1",
                 *           "country": "SE",
                 *           "coordinates": {
                 *             "longitude": 17.3255,
                 *             "latitude": 62.3974
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    agreementId: string;
                    sites: {
                        /** @description The caller's own. */
                        id: string;
                        country: string;
                        coordinates: components["schemas"]["Coordinates"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The sites in the order given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "siteId": "1",
                     *           "metres": 40,
                     *           "products": [
                     *             {
                     *               "productId": "dia-static",
                     *               "confidence": "green",
                     *               "code": null,
                     *               "fromMonthlyMinor": 215000,
                     *               "currency": "SEK",
                     *               "leadTimeWeeks": 5,
                     *               "alternativeProductId": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["SiteFeasibility"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAgreementsInAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreements, by name, also those that have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "FA-2024-117",
                     *           "name": "Company connections 2024",
                     *           "products": [
                     *             {
                     *               "id": "dia-static",
                     *               "name": "DIA Static"
                     *             }
                     *           ],
                     *           "productPackages": [],
                     *           "quoteAndOrderInternalUsersOnly": false,
                     *           "discountBasisPoints": 1200,
                     *           "currency": "SEK",
                     *           "validFrom": "2024-01-01",
                     *           "validTo": "2026-12-31",
                     *           "version": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["AgreementInAdministration"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Company connections 2024",
                 *       "productIds": [
                 *         "dia-static"
                 *       ],
                 *       "productPackageIds": [],
                 *       "quoteAndOrderInternalUsersOnly": false,
                 *       "discountBasisPoints": 1400,
                 *       "currency": "SEK",
                 *       "validFrom": "2024-01-01",
                 *       "validTo": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AgreementDraft"];
            };
        };
        responses: {
            /** @description The agreement as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "FA-2024-117",
                     *       "name": "Company connections 2024",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static"
                     *         }
                     *       ],
                     *       "productPackages": [],
                     *       "quoteAndOrderInternalUsersOnly": false,
                     *       "discountBasisPoints": 1200,
                     *       "currency": "SEK",
                     *       "validFrom": "2024-01-01",
                     *       "validTo": "2026-12-31",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["AgreementInAdministration"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an agreement of this customer answers 404. */
                agreementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Company connections 2024",
                 *       "productIds": [
                 *         "dia-static"
                 *       ],
                 *       "productPackageIds": [],
                 *       "quoteAndOrderInternalUsersOnly": false,
                 *       "discountBasisPoints": 1400,
                 *       "currency": "SEK",
                 *       "validFrom": "2024-01-01",
                 *       "validTo": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AgreementDraft"];
            };
        };
        responses: {
            /** @description The lowest monthly fee of each of its products for 36 months, or for its longest term, now and then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "productId": "dia-static",
                     *           "currency": "SEK",
                     *           "nowMinor": 242621,
                     *           "afterMinor": 237107
                     *         }
                     *       ],
                     *       "openQuotes": 9
                     *     }
                     */
                    "application/json": {
                        prices: {
                            productId: string;
                            currency: components["schemas"]["PriceCurrency"];
                            nowMinor: number | null;
                            afterMinor: number | null;
                        }[];
                        /** @description Quotes under it that can still be ordered by; they keep their prices. */
                        openQuotes: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPriceRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, and a change of them that waits for a second person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewPriceRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "id": "PR-0440",
                 *           "name": "Framework agreement",
                 *           "currency": null,
                 *           "when": {},
                 *           "effect": {
                 *             "kind": "agreementDiscount"
                 *           },
                 *           "validFrom": null,
                 *           "validTo": null
                 *         }
                 *       ],
                 *       "productId": "dia-static",
                 *       "country": "SE",
                 *       "metres": 0
                 *     }
                 */
                "application/json": {
                    rules: components["schemas"]["PriceRuleList"];
                    productId: string;
                    country: components["schemas"]["OpticalCountry"];
                    /** @description To the nearest point of presence. */
                    metres: number;
                    /** @description Of the customer whose token it is; left out, no discount. */
                    agreementId?: string;
                    currency?: components["schemas"]["PriceCurrency"];
                };
            };
        };
        responses: {
            /** @description Every price of the product that either rules have, and how many open quotes of the customer have the product; they keep theirs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openQuotes": 9,
                     *       "prices": [
                     *         {
                     *           "capacityBps": 200000000,
                     *           "termMonths": 36,
                     *           "accessType": "fibre",
                     *           "now": {
                     *             "monthlyMinor": 243000,
                     *             "oneTimeMinor": 450000,
                     *             "code": null,
                     *             "lines": []
                     *           },
                     *           "after": {
                     *             "monthlyMinor": 223000,
                     *             "oneTimeMinor": 0,
                     *             "code": null,
                     *             "lines": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        prices: components["schemas"]["PricePreview"][];
                        openQuotes: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposePriceRules: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "id": "PR-0440",
                 *           "name": "Framework agreement",
                 *           "currency": null,
                 *           "when": {},
                 *           "effect": {
                 *             "kind": "agreementDiscount"
                 *           },
                 *           "validFrom": null,
                 *           "validTo": null
                 *         }
                 *       ],
                 *       "reason": "Northern terminals decide in January"
                 *     }
                 */
                "application/json": {
                    rules: components["schemas"]["PriceRuleList"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The rules as they are now, with the proposal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decidePriceRules: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a proposal answers 404. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isApproved": true
                 *     }
                 */
                "application/json": {
                    isApproved: boolean;
                };
            };
        };
        responses: {
            /** @description The rules as they are now, with the proposal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "madeBy": "Jonas Hjelm",
                     *       "approvedBy": "Maria Holt",
                     *       "madeAt": "2024-10-01T09:00:00.000Z",
                     *       "reason": "Campaign for terminals",
                     *       "products": [
                     *         {
                     *           "id": "dia-static",
                     *           "name": "DIA Static",
                     *           "orderedAs": "dia-static",
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "terms": [
                     *             12,
                     *             24,
                     *             36,
                     *             60
                     *           ],
                     *           "accessTypes": [
                     *             "fibre"
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PR-0440",
                     *           "name": "Framework agreement",
                     *           "currency": null,
                     *           "when": {},
                     *           "effect": {
                     *             "kind": "agreementDiscount"
                     *           },
                     *           "validFrom": null,
                     *           "validTo": null
                     *         }
                     *       ],
                     *       "proposal": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceRules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateCorrelationOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correlationId": "OS-204418"
                 *     }
                 */
                "application/json": {
                    correlationId: string;
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Ok",
                     *       "message": "",
                     *       "transactionId": "4bf92f3577b34da6a3ce929d0e0e4736"
                     *     }
                     */
                    "application/json": {
                        /** @description Ok, Warning or Error. */
                        status: string;
                        /** @description What the provider has to say of it; empty if nothing. */
                        message: string;
                        transactionId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOpticalOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order that they are shown in. They change seldom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "id": "wavelength",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Wavelength",
                     *               "description": "Light of your own."
                     *             }
                     *           ],
                     *           "countries": [
                     *             "SE",
                     *             "NO",
                     *             "DK"
                     *           ],
                     *           "signals": [
                     *             {
                     *               "id": "100g",
                     *               "name": "100 Gbit/s",
                     *               "interfaces": [
                     *                 "100GBASE-LR4",
                     *                 "OTU4"
                     *               ]
                     *             }
                     *           ],
                     *           "protections": [
                     *             "none",
                     *             "client",
                     *             "line"
                     *           ],
                     *           "hasEncryption": true,
                     *           "terms": [
                     *             12,
                     *             36,
                     *             60
                     *           ],
                     *           "leadTimeWeeks": 12
                     *         }
                     *       ],
                     *       "dataCentres": [
                     *         {
                     *           "id": "DC-STO1",
                     *           "name": "Stockholm 1",
                     *           "city": "Stockholm",
                     *           "country": "SE",
                     *           "coordinates": {
                     *             "longitude": 18.0703,
                     *             "latitude": 59.3328
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalOptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOpticalRequests: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description With a minus sign before it, the other way round. */
                sortBy?: "createdAt" | "-createdAt" | "wantedOn" | "-wantedOn" | "number" | "-number";
                /** @description Whether those with INPUT_NEEDED come before the rest, each in the order asked for. */
                waitingFirst?: boolean;
                /** @description Open ones, those of them that wait for the customer (INPUT_NEEDED), or closed ones (COMPLETED, NO_SOLUTION). */
                state?: "open" | "waiting" | "closed";
                /** @description Statuses with commas between them. */
                statuses?: string;
                /** @description Found anywhere in number, reference, or the name of an end, in any case. */
                text?: string;
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
                     *           "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "number": "OPT-110001",
                     *           "status": "REGISTERED",
                     *           "product": {
                     *             "id": "wavelength",
                     *             "translations": [
                     *               {
                     *                 "language": "en",
                     *                 "displayName": "Wavelength"
                     *               }
                     *             ]
                     *           },
                     *           "signal": {
                     *             "id": "100g",
                     *             "name": "100 Gbit/s"
                     *           },
                     *           "clientInterface": "OTU4",
                     *           "aEnd": {
                     *             "kind": "site",
                     *             "id": "S-10005",
                     *             "name": "Göteborg, Lindholmspiren",
                     *             "address": "Lindholmspiren 5, Göteborg",
                     *             "country": "SE",
                     *             "coordinates": {
                     *               "longitude": 11.9388,
                     *               "latitude": 57.7062
                     *             }
                     *           },
                     *           "zEnd": {
                     *             "kind": "address",
                     *             "id": null,
                     *             "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *             "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *             "country": "NO",
                     *             "coordinates": null
                     *           },
                     *           "protection": "line",
                     *           "encryption": false,
                     *           "diverseFrom": [
                     *             "SE-204418"
                     *           ],
                     *           "isEntryDiverse": true,
                     *           "maxLatencyMs": 4.5,
                     *           "termMonths": 36,
                     *           "wantedOn": "2027-03-01",
                     *           "contact": {
                     *             "name": "Elin Wallgren",
                     *             "email": "elin.wallgren@havstrand.example",
                     *             "phone": "+46701740624"
                     *           },
                     *           "reference": "NET-2027",
                     *           "note": "",
                     *           "createdBy": "Elin Wallgren",
                     *           "createdAt": "2026-11-05T08:20:00.000Z",
                     *           "updatedAt": "2026-11-05T08:20:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "open": 1,
                     *         "waiting": 0,
                     *         "closed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequestPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOpticalRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "wavelength",
                 *       "signal": "100g",
                 *       "clientInterface": "OTU4",
                 *       "aEnd": {
                 *         "kind": "site",
                 *         "id": "S-10005"
                 *       },
                 *       "zEnd": {
                 *         "kind": "address",
                 *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                 *         "country": "NO"
                 *       },
                 *       "protection": "line",
                 *       "diverseFrom": [
                 *         "SE-204418"
                 *       ],
                 *       "isEntryDiverse": true,
                 *       "maxLatencyMs": 4.5,
                 *       "termMonths": 36,
                 *       "wantedOn": "2027-03-01",
                 *       "contact": {
                 *         "name": "Elin Wallgren",
                 *         "email": "elin.wallgren@havstrand.example",
                 *         "phone": "+46701740624"
                 *       },
                 *       "reference": "NET-2027"
                 *     }
                 */
                "application/json": components["schemas"]["OpticalRequestCreate"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOpticalRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOpticalRequestStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Anything that is not the id of a request of this customer answers 404. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "PRESALE_REQUESTED"
                 *     }
                 */
                "application/json": {
                    status: string;
                };
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "number": "OPT-110001",
                     *       "status": "REGISTERED",
                     *       "product": {
                     *         "id": "wavelength",
                     *         "translations": [
                     *           {
                     *             "language": "en",
                     *             "displayName": "Wavelength"
                     *           }
                     *         ]
                     *       },
                     *       "signal": {
                     *         "id": "100g",
                     *         "name": "100 Gbit/s"
                     *       },
                     *       "clientInterface": "OTU4",
                     *       "aEnd": {
                     *         "kind": "site",
                     *         "id": "S-10005",
                     *         "name": "Göteborg, Lindholmspiren",
                     *         "address": "Lindholmspiren 5, Göteborg",
                     *         "country": "SE",
                     *         "coordinates": {
                     *           "longitude": 11.9388,
                     *           "latitude": 57.7062
                     *         }
                     *       },
                     *       "zEnd": {
                     *         "kind": "address",
                     *         "id": null,
                     *         "name": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "address": "Dronning Eufemias gate 16, 0191 Oslo",
                     *         "country": "NO",
                     *         "coordinates": null
                     *       },
                     *       "protection": "line",
                     *       "encryption": false,
                     *       "diverseFrom": [
                     *         "SE-204418"
                     *       ],
                     *       "isEntryDiverse": true,
                     *       "maxLatencyMs": 4.5,
                     *       "termMonths": 36,
                     *       "wantedOn": "2027-03-01",
                     *       "contact": {
                     *         "name": "Elin Wallgren",
                     *         "email": "elin.wallgren@havstrand.example",
                     *         "phone": "+46701740624"
                     *       },
                     *       "reference": "NET-2027",
                     *       "note": "",
                     *       "createdBy": "Elin Wallgren",
                     *       "createdAt": "2026-11-05T08:20:00.000Z",
                     *       "updatedAt": "2026-11-05T08:20:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OpticalRequest"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
