// Made by npm run generate from openapi/delivery-status.yaml.
export interface paths {
    "/delivery-order-statuses/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Anything that is not the id of an order of this customer answers 404. */
                orderId: string;
            };
            cookie?: never;
        };
        /** The way of one order to its delivery. */
        get: operations["getDeliveryOrderStatus"];
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
        Milestone: {
            /** @description A status. */
            code: string;
            /** Format: date */
            plannedAt: string | null;
            /** Format: date-time */
            reachedAt: string | null;
            note: string;
        };
        Delay: {
            reasonCode: string;
            text: string;
            /** Format: date-time */
            since: string;
        };
        DateRequest: {
            id: string;
            wantedWeek: string;
            /** @description The week lies in a freeze period of the site's country. */
            inFreeze: boolean;
            text: string;
            /** @enum {string} */
            state: "OPEN" | "ACCEPTED" | "DECLINED" | "REPLACED";
            /** Format: date-time */
            requestedAt: string;
            requestedBy: string;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDeliveryOrderStatus: {
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
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "status": "CREATED",
                     *       "milestones": [
                     *         {
                     *           "code": "CREATED",
                     *           "plannedAt": null,
                     *           "reachedAt": "2024-10-14T08:20:00.000Z",
                     *           "note": ""
                     *         },
                     *         {
                     *           "code": "DELIVERY_PLANNING_ONGOING",
                     *           "plannedAt": null,
                     *           "reachedAt": null,
                     *           "note": ""
                     *         }
                     *       ],
                     *       "waitingFor": "PROVIDER",
                     *       "delay": null,
                     *       "requests": []
                     *     }
                     */
                    "application/json": {
                        orderId: string;
                        status: string;
                        milestones: components["schemas"]["Milestone"][];
                        /** @description CUSTOMER, PROVIDER or THIRD_PARTY. */
                        waitingFor: string | null;
                        delay: components["schemas"]["Delay"] | null;
                        /** @description Requests for another week, the latest first. */
                        requests: components["schemas"]["DateRequest"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
