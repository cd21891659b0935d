import { createElement, type ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** Shows the page that the route's loader has fetched. */
export function LoadedPage() {
  return createElement(useLoaderData() as ComponentType);
}
