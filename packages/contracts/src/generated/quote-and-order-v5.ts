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
    };
    requestBodies: never;
    headers: never;
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
