// Made by npm run generate from openapi/notifications.yaml.
export interface paths {
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in user was told of; what has to be done first, then the newest. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many there are, for the bell. */
        get: operations["getNotificationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks notifications as read, all until a moment or those that are named. What has to be done stays until it is. */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in user hears of, and how. */
        get: operations["getNotificationSettings"];
        /** Saves all of the settings. */
        put: operations["saveNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another user of the customer hears of, for administrators to look at. */
        get: operations["getNotificationSettingsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the signed-in user a mail as notifications are sent. */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's webhooks, by name. */
        get: operations["listWebhooks"];
        put?: never;
        /** Adds a webhook. Its secret is told this once. */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook. */
        get: operations["getWebhook"];
        /** Changes a webhook. Its secret stays. */
        put: operations["changeWebhook"];
        post?: never;
        /** Removes a webhook with its deliveries. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test to a webhook, active or not. */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook in 30 days, the newest first. */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery once more, now, with the id and the text that it had. */
        post: operations["retryWebhookDelivery"];
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
        /** @enum {string} */
        Topic: "DISTURBANCE" | "PLANNED_WORK" | "WORK_REMINDER" | "QUOTE" | "APPROVAL" | "ORDER" | "CHANGE_REQUEST" | "ROLE_REQUEST";
        Notification: {
            id: string;
            /** @description What happened, for example `orderDateChanged`. More may come. */
            type: string;
            topic: components["schemas"]["Topic"];
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "danger";
            /** @description What happened, and to what. */
            title: components["schemas"]["Translation"][];
            objectType: string;
            objectId: string;
            /** @description Where in the portal it is. */
            url: string;
            /** @description Whether something has to be done about it still. */
            actionRequired: boolean;
            /** Format: date-time */
            respondBy: string | null;
            /**
             * Format: date-time
             * @description When what had to be done was done, or had to be done no more.
             */
            settledAt: string | null;
            /** Format: date-time */
            readAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NotificationCounts: {
            unread: number;
            /** @description Still to be done, read or not. */
            actionRequired: number;
            info: number;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
            counts: components["schemas"]["NotificationCounts"];
        };
        Readings: {
            ids?: string[];
            /**
             * Format: date-time
             * @description All until then.
             */
            until?: string;
        };
        TopicChoice: {
            topic: components["schemas"]["Topic"];
            bell: boolean;
            mail: boolean;
            /** @description At once, whatever `timing` says of mails. Without it, none are sent. */
            sms?: boolean;
            /**
             * @description When mails go: at once, or what has collected.
             * @enum {string}
             */
            timing: "AT_ONCE" | "HOURLY" | "DAILY";
        };
        TopicSettings: {
            topic: components["schemas"]["Topic"];
            bell: boolean;
            mail: boolean;
            sms: boolean;
            /** @enum {string} */
            timing: "AT_ONCE" | "HOURLY" | "DAILY";
            /** @description Its mails are never collected. */
            isMailedAtOnce: boolean;
        };
        NotificationSettings: {
            topics: components["schemas"]["TopicSettings"][];
            /** @description Mails wait meanwhile, but for those of outages. */
            quietHours: boolean;
            /** @description HH:MM */
            quietFrom: string;
            /** @description HH:MM */
            quietTo: string;
            /** @description All of Saturday and Sunday as well. */
            quietWeekends: boolean;
            /** @description When daily mails go. */
            dailyAt: string;
            /** @description The zone of these times. */
            timeZone: string;
            email: string;
            /** @description Where text messages go. */
            phone: string | null;
            /** @enum {string} */
            locale: "sv" | "en" | "no" | "da";
            version: number;
        };
        NotificationSettingsWrite: {
            topics: components["schemas"]["TopicChoice"][];
            quietHours: boolean;
            quietFrom: string;
            quietTo: string;
            quietWeekends: boolean;
            dailyAt: string;
        };
        WebhookWrite: {
            name: string;
            /** @description https, at a public address. */
            url: string;
            topics: components["schemas"]["Topic"][];
            active: boolean;
        };
        Webhook: {
            id: string;
            name: string;
            url: string;
            topics: components["schemas"]["Topic"][];
            active: boolean;
            lastDelivery: components["schemas"]["WebhookDelivery"] | null;
            /** Format: date-time */
            createdAt: string;
            version: number;
        };
        NewWebhook: {
            webhook: components["schemas"]["Webhook"];
            /** @description What is sent is signed with it. In the first answer alone. */
            secret?: string;
        };
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            totalItems: number;
            totalPages: number;
            currentPage: number;
            /** @description Of all that was sent in 30 days. */
            counts: {
                all: number;
                failing: number;
            };
        };
        WebhookDelivery: {
            id: string;
            type: string;
            /** @description What it tells of; empty for a test. */
            title: components["schemas"]["Translation"][];
            /** @enum {string} */
            state: "PENDING" | "DELIVERED" | "FAILED";
            attempts: number;
            /** @description The last answer's status. */
            status: number | null;
            /** @description Why there was no good answer: REFUSED_ADDRESS, TIMEOUT, REDIRECT, STATUS, NO_CONNECTION. */
            error: string | null;
            milliseconds: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastAttemptAt: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
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
        Translation: {
            /** @enum {string} */
            language: "sv" | "en" | "no" | "da";
            displayName: string;
            description?: string;
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
        PageSize: number;
        /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
        IdempotencyKey: string;
        /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
        IfMatch: string;
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only what is still to be done, or only what is not. */
                kind?: "ACTION" | "INFO";
                unread?: boolean;
                /** @description Topics with commas between them. */
                topics?: string;
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
                     *           "type": "orderDateChanged",
                     *           "topic": "ORDER",
                     *           "severity": "warning",
                     *           "title": [
                     *             {
                     *               "language": "en",
                     *               "displayName": "Delivery moved to 12 Dec",
                     *               "description": "Order 1182731, SD-WAN EDGE, København"
                     *             }
                     *           ],
                     *           "objectType": "order",
                     *           "objectId": "0f0e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "url": "/services/orders/0f0e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11",
                     *           "actionRequired": true,
                     *           "respondBy": null,
                     *           "settledAt": null,
                     *           "readAt": null,
                     *           "createdAt": "2024-11-21T08:50:00.000Z"
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "unread": 1,
                     *         "actionRequired": 1,
                     *         "info": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNotificationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 4,
                     *       "actionRequired": 4,
                     *       "info": 12
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markNotificationsRead: {
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
                 *       "ids": [
                 *         "3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Readings"];
            };
        };
        responses: {
            /** @description They are read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topics": [
                     *         {
                     *           "topic": "ORDER",
                     *           "bell": true,
                     *           "mail": true,
                     *           "sms": false,
                     *           "timing": "AT_ONCE",
                     *           "isMailedAtOnce": false
                     *         }
                     *       ],
                     *       "quietHours": true,
                     *       "quietFrom": "22:00",
                     *       "quietTo": "06:00",
                     *       "quietWeekends": true,
                     *       "dailyAt": "07:00",
                     *       "timeZone": "Europe/Stockholm",
                     *       "email": "astrid.lindqvist@havstrand.example",
                     *       "phone": "+46701740605",
                     *       "locale": "en",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "topics": [
                 *         {
                 *           "topic": "ORDER",
                 *           "bell": true,
                 *           "mail": true,
                 *           "timing": "HOURLY"
                 *         }
                 *       ],
                 *       "quietHours": true,
                 *       "quietFrom": "22:00",
                 *       "quietTo": "06:00",
                 *       "quietWeekends": false,
                 *       "dailyAt": "07:00"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationSettingsWrite"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topics": [
                     *         {
                     *           "topic": "ORDER",
                     *           "bell": true,
                     *           "mail": true,
                     *           "sms": false,
                     *           "timing": "AT_ONCE",
                     *           "isMailedAtOnce": false
                     *         }
                     *       ],
                     *       "quietHours": true,
                     *       "quietFrom": "22:00",
                     *       "quietTo": "06:00",
                     *       "quietWeekends": true,
                     *       "dailyAt": "07:00",
                     *       "timeZone": "Europe/Stockholm",
                     *       "email": "astrid.lindqvist@havstrand.example",
                     *       "phone": "+46701740605",
                     *       "locale": "en",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNotificationSettingsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topics": [
                     *         {
                     *           "topic": "ORDER",
                     *           "bell": true,
                     *           "mail": true,
                     *           "sms": false,
                     *           "timing": "AT_ONCE",
                     *           "isMailedAtOnce": false
                     *         }
                     *       ],
                     *       "quietHours": true,
                     *       "quietFrom": "22:00",
                     *       "quietTo": "06:00",
                     *       "quietWeekends": true,
                     *       "dailyAt": "07:00",
                     *       "timeZone": "Europe/Stockholm",
                     *       "email": "astrid.lindqvist@havstrand.example",
                     *       "phone": "+46701740605",
                     *       "locale": "en",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "name": "Operations chat",
                     *           "url": "https://hooks.havstrand.example/skerry",
                     *           "topics": [
                     *             "DISTURBANCE",
                     *             "PLANNED_WORK"
                     *           ],
                     *           "active": true,
                     *           "lastDelivery": null,
                     *           "createdAt": "2024-11-21T08:50:00.000Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Webhook"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
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
                 *       "name": "Operations chat",
                 *       "url": "https://hooks.havstrand.example/skerry",
                 *       "topics": [
                 *         "DISTURBANCE"
                 *       ],
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookWrite"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": {
                     *         "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *         "name": "Operations chat",
                     *         "url": "https://hooks.havstrand.example/skerry",
                     *         "topics": [
                     *           "DISTURBANCE",
                     *           "PLANNED_WORK"
                     *         ],
                     *         "active": true,
                     *         "lastDelivery": null,
                     *         "createdAt": "2024-11-21T08:50:00.000Z",
                     *         "version": 1
                     *       },
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "Operations chat",
                     *       "url": "https://hooks.havstrand.example/skerry",
                     *       "topics": [
                     *         "DISTURBANCE",
                     *         "PLANNED_WORK"
                     *       ],
                     *       "active": true,
                     *       "lastDelivery": null,
                     *       "createdAt": "2024-11-21T08:50:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Operations chat",
                 *       "url": "https://hooks.havstrand.example/skerry",
                 *       "topics": [
                 *         "DISTURBANCE"
                 *       ],
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookWrite"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "name": "Operations chat",
                     *       "url": "https://hooks.havstrand.example/skerry",
                     *       "topics": [
                     *         "DISTURBANCE",
                     *         "PLANNED_WORK"
                     *       ],
                     *       "active": true,
                     *       "lastDelivery": null,
                     *       "createdAt": "2024-11-21T08:50:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read, for example "3". Missing gives 428, an older one 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1b0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "test",
                     *       "title": [],
                     *       "state": "DELIVERED",
                     *       "attempts": 1,
                     *       "status": 204,
                     *       "error": null,
                     *       "milliseconds": 180,
                     *       "createdAt": "2024-11-21T08:50:00.000Z",
                     *       "lastAttemptAt": "2024-11-21T08:50:02.000Z",
                     *       "nextAttemptAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 0. Beyond the end the answer is empty and `totalPages` says how many there are. */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only those that have had no good answer. */
                failing?: boolean;
            };
            header?: never;
            path: {
                webhookId: string;
            };
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
                     *           "id": "1b0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *           "type": "test",
                     *           "title": [],
                     *           "state": "DELIVERED",
                     *           "attempts": 1,
                     *           "status": 204,
                     *           "error": null,
                     *           "milliseconds": 180,
                     *           "createdAt": "2024-11-21T08:50:00.000Z",
                     *           "lastAttemptAt": "2024-11-21T08:50:02.000Z",
                     *           "nextAttemptAt": null
                     *         }
                     *       ],
                     *       "totalItems": 1,
                     *       "totalPages": 1,
                     *       "currentPage": 0,
                     *       "counts": {
                     *         "all": 1,
                     *         "failing": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made when the form opens. The same key with the same body answers the first result again, for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhookId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1b0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a",
                     *       "type": "test",
                     *       "title": [],
                     *       "state": "DELIVERED",
                     *       "attempts": 1,
                     *       "status": 204,
                     *       "error": null,
                     *       "milliseconds": 180,
                     *       "createdAt": "2024-11-21T08:50:00.000Z",
                     *       "lastAttemptAt": "2024-11-21T08:50:02.000Z",
                     *       "nextAttemptAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
