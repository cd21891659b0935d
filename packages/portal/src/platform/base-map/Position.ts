export type Position = [longitude: number, latitude: number];
