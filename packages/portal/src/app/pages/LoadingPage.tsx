import { Spinner } from '@skerry/ui';
import { styled } from 'styled-components';

const Centre = styled.main`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 100vh;
`;

/** Stands while the portal starts or leaves for the login page. */
export function LoadingPage() {
  return (
    <Centre>
      <Spinner size="large" />
    </Centre>
  );
}
