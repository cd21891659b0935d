import { setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { trustWorker } from './trustWorker.ts';

// Once for all maps of the page: it has one default policy.
trustWorker(workerAddress);
setWorkerUrl(workerAddress);

export { GPUInitializationError, Map as MapLibreMap } from 'maplibre-gl';
export type { GeoJSONSource, MapMouseEvent, PointLike, StyleSpecification } from 'maplibre-gl';
