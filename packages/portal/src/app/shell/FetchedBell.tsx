import { useEffect } from 'react';
import { styled } from 'styled-components';
import { quietLine } from '../../platform/browser/quiet-line.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';

const bell: Part<object> = {
  texts: ['bell', 'ui-notifications'],
  component: async () => (await import('../../platform/notifications/PageBell.tsx')).PageBell,
};

/* As large as the bell: nothing moves when it comes. */
const Place = styled.span`
  flex: none;
  min-width: 44px;
  min-height: 44px;
`;

/** The bell of the header. It comes after the page, and a page does without it where it can't be fetched. */
export function FetchedBell() {
  const { Component, prepare } = useLazyComponent(bell);
  useEffect(() => void quietLine().then(prepare), [prepare]);
  return <Place>{Component && <Component />}</Place>;
}
