// Made by npm run generate from openapi/quote-and-order-v2.yaml.
export interface paths {
    "/address/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the beginning of an address can go on to.
         * @description Letters are compared without their marks and in any case: a finds å and ä, o finds ø and ö. A postal code may stand before the town
         *     or be left out. At most ten; without any digit, streets and towns come before house numbers.
         */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an address is, and the buildings there. */
        get: operations["locateAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses nearest to a place.
         * @description For a place that was pointed at on a map. At most three, within five kilometres; of a place without any near there are none.
         */
        get: operations["findNearestAddresses"];
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
        /** @description onNet: the provider's fibre is there; near: it is within reach; off: it is not. Null where nobody knows. Another system may have other words. */
        AddressConfidence: string | null;
        /** @description WGS 84, in degrees. */
        AddressCoordinates: {
            longitude: number;
            latitude: number;
        };
        AddressCandidate: {
            /** @description The whole address. */
            text: string;
            /** @description What the address is found by; nothing can be read from it. */
            magicKey: string;
            /** @description address: one place. street or town: a beginning that house numbers follow; its text goes into the field. */
            kind: string;
            country: string;
            confidence: components["schemas"]["AddressConfidence"];
            /** @description How many buildings are known there. */
            buildings: number;
            /** @description Of one place, by which several of the same name are told apart: street and number, */
            street?: string;
            /** @description its postal code */
            zipCode?: string;
            /** @description its town */
            city?: string;
            /** @description Where it is, for a map. Left out by a source that tells it only of an address that was chosen. */
            coordinates?: components["schemas"]["AddressCoordinates"];
        };
        NearestAddress: components["schemas"]["AddressCandidate"] & {
            /** @description From the place that was asked for. */
            metres: number;
        };
        AddressBuilding: {
            id: string;
            name: string;
            /** @description From the address. */
            metres: number;
            confidence: components["schemas"]["AddressConfidence"];
            coordinates: components["schemas"]["AddressCoordinates"];
            /** @description Where fibre is known to come in. */
            entrances: string[];
        };
        LocatedAddress: {
            text: string;
            streetName: string;
            houseNumber: string | null;
            zipCode: string;
            city: string;
            country: string;
            confidence: components["schemas"]["AddressConfidence"];
            locationCoordinates: components["schemas"]["AddressCoordinates"][];
            /** @description The nearest first. */
            buildings: components["schemas"]["AddressBuilding"][];
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    suggestAddresses: {
        parameters: {
            query: {
                address: string;
                /** @description Whether sources that the provider pays for may be asked as well. For the provider's staff; nothing comes of it for others, nor where there are no such sources. */
                usePaidSources?: boolean;
                /** @description By ISO 3166, in any case. Left out for all countries; of one that nothing is known of there is nothing. */
                limitToCountryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, the likeliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "candidates": [
                     *         {
                     *           "text": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "kind": "address",
                     *           "country": "SE",
                     *           "confidence": "onNet",
                     *           "buildings": 2,
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        candidates: components["schemas"]["AddressCandidate"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    locateAddress: {
        parameters: {
            query: {
                /** @description The text of a candidate; without a key, an address as it is written. */
                address: string;
                /** @description The key of the same candidate. Left out, the text has to fit exactly one address. */
                magicKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. Another system may know of none, and answers no coordinates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "Norra Kajen 2, 852 31 Sundsvall",
                     *       "streetName": "Norra Kajen",
                     *       "houseNumber": "2",
                     *       "zipCode": "852 31",
                     *       "city": "Sundsvall",
                     *       "country": "SE",
                     *       "confidence": "onNet",
                     *       "locationCoordinates": [
                     *         {
                     *           "longitude": 17.3255,
                     *           "latitude": 62.3974
                     *         }
                     *       ],
                     *       "buildings": [
                     *         {
                     *           "id": "B-SE-852-31-norra-kajen-2-a",
                     *           "name": "Norra Kajen 2, A",
                     *           "metres": 12,
                     *           "confidence": "onNet",
                     *           "coordinates": {
                     *             "longitude": 17.3257,
                     *             "latitude": 62.3974
                     *           },
                     *           "entrances": [
                     *             "Norra Kajen 2",
                     *             "Kajplan 1"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LocatedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findNearestAddresses: {
        parameters: {
            query: {
                /** @description WGS 84, in degrees. */
                longitude: number;
                /** @description WGS 84, in degrees. */
                latitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "candidates": [
                     *         {
                     *           "text": "Norra Kajen 2, 852 31 Sundsvall",
                     *           "magicKey": "SE-852-31-norra-kajen-2",
                     *           "kind": "address",
                     *           "country": "SE",
                     *           "confidence": "onNet",
                     *           "buildings": 2,
                     *           "street": "Norra Kajen 2",
                     *           "zipCode": "852 31",
                     *           "city": "Sundsvall",
                     *           "coordinates": {
                     *             "longitude": 17.3255,
                     *             "latitude": 62.3974
                     *           },
                     *           "metres": 140
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        candidates: components["schemas"]["NearestAddress"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
