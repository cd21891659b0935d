// Made by npm run generate from openapi/quote-and-order-v5.yaml.
export interface paths {
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's orders, newest first. */
        get: operations["listPlacedOrders"];
        put?: never;
        /** Orders lines of a quote, all in one step. What cannot be ordered stays in the quote. */
        post: operations["placeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would come of ordering lines of a quote now. Nothing is ordered.
         * @description Refused as the order would be, but for an approval that is needed.
         */
        post: operations["checkOrderPlacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a job of this customer answers 404. */
                jobId: string;
            };
            cookie?: never;
        };
        /** What came of each line of an order by a quote. */
        get: operations["getOrderJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        /** One order. */
        get: operations["getPlacedOrder"];
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
        OrderPlacement: {
            quoteId: string;
            /** @description One for each site that is ordered. */
            lines: components["schemas"]["OrderPlacementLine"][];
            installations?: components["schemas"]["Installation"][];
            /** @description Not before this week, as 2025-W05. */
            wantedWeek?: string;
            reference?: string;
            purchaseOrderNumber?: string;
            invoiceText?: string;
            /** @description Left out for the customer itself. */
            billingAccountId?: string;
            /** @description Its lines may be broken. */
            note?: string;
            acceptsTerms: boolean;
        };
        OrderPlacementLine: {
            /** @description Of the quote. */
            siteId: string;
            variantId: string;
            /** @description As it was accepted. */
            monthlyMinor: number;
            oneTimeMinor: number;
        };
        Installation: {
            /** @description Of the quote. */
            siteId: string;
            floor?: string;
            room?: string;
            accessHours?: string;
            contact: {
                name: string;
                email: string;
                phone: string;
            };
        };
        FailedLine: {
            siteId: string;
            /** @description ALREADY_ORDERED, NOT_FIRM, COUNTRY_BY_HAND or OUT_OF_SCOPE. */
            code: string;
        };
        OrderCheck: {
            currency: string;
            /** @description Of the lines that would be ordered. */
            monthlyMinor: number;
            oneTimeMinor: number;
            /** @description Over the terms of the lines, with one-time charges. */
            totalMinor: number;
            /** @description How many others have to approve it; 0 where the caller may order. */
            decisionsNeeded: number;
            orderLimitMinor: number | null;
            /** @description Names of those who may approve it, at most ten; empty where nobody has to. */
            deciders?: string[];
            /** @description Whom the invoice can go to besides the customer itself. */
            billingAccounts?: components["schemas"]["OrderBillingAccount"][];
            /** @description Services that must not fail together and that the order comes near. A system that does not know leaves it out. */
            keptApart?: {
                /** @description Of the group. */
                name: string;
                serviceIds: string[];
                /** @description The one of them that the quote goes on from. */
                replacedServiceId: string | null;
                /** @description Sites of the quote that some of them are at. */
                siteIds: string[];
            }[];
            failed: components["schemas"]["FailedLine"][];
            /** @description When each line would be delivered, with the freeze periods that it was put off for. */
            weeks: {
                siteId: string;
                deliveryWeek: string;
                freezePeriodIds: string[];
            }[];
        };
        OrderBillingAccount: {
            id: string;
            name: string;
        };
        OrderJob: {
            id: string;
            quoteId: string;
            /** @description RUNNING or DONE. */
            status: string;
            orders: {
                id: string;
                orderNumber: string;
                siteId: string;
            }[];
            failed: components["schemas"]["FailedLine"][];
        };
        PlacedOrder: {
            id: string;
            orderNumber: string;
            reference: string;
            /** @description ORDERED until a date is confirmed, then INSTALLATION_ONGOING, then COMPLETED; or CANCELLED. */
            status: string;
            /** @description The order's own status. */
            deliveryStatus: string;
            orderType: string;
            /** Format: date-time */
            orderedAt: string | null;
            /** Format: date */
            confirmedDeliveryAt: string | null;
            productId: string;
            translations: components["schemas"]["Translation"][];
            capacityBps: number | null;
            agreementPeriodInMonths: number | null;
            site: {
                customerName: string;
                address: components["schemas"]["Address"];
            };
            /** @description For financial roles alone. */
            priceInformation?: {
                oneTimeCharge: components["schemas"]["Money"];
                monthlyFee: components["schemas"]["Money"];
            };
        };
        WordList: string;
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
        Translation: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
            description?: string;
        };
        Address: {
            streetName: string;
            houseNumber: string | null;
            zipCode: string;
            city: string;
            country: string;
            floor: string | null;
            room: string | null;
        };
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "SEK" | "NOK" | "DKK" | "EUR";
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
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Address of what was created. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPlacedOrders: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: number;
                /** @description Found anywhere in number, reference, product, site or address, in any case. */
                referenceSearchString?: string;
                /** @description Of ORDERED, INSTALLATION_ONGOING, COMPLETED and CANCELLED, with commas between them. */
                statuses?: components["schemas"]["WordList"];
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
                     *           "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "orderNumber": "1182731",
                     *           "reference": "HQ-CPH-2024",
                     *           "status": "INSTALLATION_ONGOING",
                     *           "deliveryStatus": "DELIVERY_DATE_CHANGED",
                     *           "orderType": "UPGRADE_ORDER",
                     *           "orderedAt": "2024-10-14T08:20:00.000Z",
                     *           "confirmedDeliveryAt": "2024-12-12",
                     *           "productId": "sd-wan-edge",
                     *           "translations": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "SD-WAN"
                     *             }
                     *           ],
                     *           "capacityBps": 1000000000,
                     *           "agreementPeriodInMonths": 36,
                     *           "site": {
                     *             "customerName": "København HQ",
                     *             "address": {
                     *               "streetName": "Havnegade",
                     *               "houseNumber": "29",
                     *               "zipCode": "1058",
                     *               "city": "København",
                     *               "country": "DK",
                     *               "floor": "3",
                     *               "room": "MDF 3.02"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["PlacedOrder"][];
                        totalItems: number;
                        totalPages: number;
                        currentPage: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    placeOrders: {
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
                 *       "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                 *       "lines": [
                 *         {
                 *           "siteId": "1",
                 *           "variantId": "v1",
                 *           "monthlyMinor": 243000,
                 *           "oneTimeMinor": 450000
                 *         }
                 *       ],
                 *       "installations": [
                 *         {
                 *           "siteId": "1",
                 *           "floor": "4",
                 *           "room": "4.12",
                 *           "contact": {
                 *             "name": "Erik Hammarström",
                 *             "email": "erik.hammarstrom@havstrand.example",
                 *             "phone": "+46701740631"
                 *           }
                 *         }
                 *       ],
                 *       "wantedWeek": "2025-W05",
                 *       "reference": "GBG-HQ-2025-01",
                 *       "acceptsTerms": true
                 *     }
                 */
                "application/json": components["schemas"]["OrderPlacement"];
            };
        };
        responses: {
            /** @description The job, which says what came of each line. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "5d0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                     *     }
                     */
                    "application/json": {
                        jobId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkOrderPlacement: {
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
                 *       "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                 *       "lines": [
                 *         {
                 *           "siteId": "1",
                 *           "variantId": "v1",
                 *           "monthlyMinor": 243000,
                 *           "oneTimeMinor": 450000
                 *         }
                 *       ],
                 *       "installations": [
                 *         {
                 *           "siteId": "1",
                 *           "floor": "4",
                 *           "room": "4.12",
                 *           "contact": {
                 *             "name": "Erik Hammarström",
                 *             "email": "erik.hammarstrom@havstrand.example",
                 *             "phone": "+46701740631"
                 *           }
                 *         }
                 *       ],
                 *       "wantedWeek": "2025-W05",
                 *       "reference": "GBG-HQ-2025-01",
                 *       "acceptsTerms": true
                 *     }
                 */
                "application/json": components["schemas"]["OrderPlacement"];
            };
        };
        responses: {
            /** @description What would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "SEK",
                     *       "monthlyMinor": 243000,
                     *       "oneTimeMinor": 450000,
                     *       "totalMinor": 9198000,
                     *       "decisionsNeeded": 1,
                     *       "orderLimitMinor": 200000,
                     *       "deciders": [
                     *         "Karin Öhman"
                     *       ],
                     *       "billingAccounts": [
                     *         {
                     *           "id": "BA-4471820-3",
                     *           "name": "Havstrand Danmark"
                     *         }
                     *       ],
                     *       "keptApart": [
                     *         {
                     *           "name": "GBG-HQ",
                     *           "serviceIds": [
                     *             "SE-204418",
                     *             "SE-204430"
                     *           ],
                     *           "replacedServiceId": null,
                     *           "siteIds": [
                     *             "1"
                     *           ]
                     *         }
                     *       ],
                     *       "failed": [],
                     *       "weeks": [
                     *         {
                     *           "siteId": "1",
                     *           "deliveryWeek": "2025-W05",
                     *           "freezePeriodIds": [
                     *             "winter-2024"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of a job of this customer answers 404. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "quoteId": "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "status": "DONE",
                     *       "orders": [
                     *         {
                     *           "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "orderNumber": "1300001",
                     *           "siteId": "1"
                     *         }
                     *       ],
                     *       "failed": [
                     *         {
                     *           "siteId": "2",
                     *           "code": "NOT_FIRM"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderJob"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "orderNumber": "1182731",
                     *       "reference": "HQ-CPH-2024",
                     *       "status": "INSTALLATION_ONGOING",
                     *       "deliveryStatus": "DELIVERY_DATE_CHANGED",
                     *       "orderType": "UPGRADE_ORDER",
                     *       "orderedAt": "2024-10-14T08:20:00.000Z",
                     *       "confirmedDeliveryAt": "2024-12-12",
                     *       "productId": "sd-wan-edge",
                     *       "translations": [
                     *         {
                     *           "language": "en",
                     *           "displayName": "SD-WAN"
                     *         }
                     *       ],
                     *       "capacityBps": 1000000000,
                     *       "agreementPeriodInMonths": 36,
                     *       "site": {
                     *         "customerName": "København HQ",
                     *         "address": {
                     *           "streetName": "Havnegade",
                     *           "houseNumber": "29",
                     *           "zipCode": "1058",
                     *           "city": "København",
                     *           "country": "DK",
                     *           "floor": "3",
                     *           "room": "MDF 3.02"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
