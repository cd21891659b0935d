import { featureFlags, type FeatureFlags } from '@skerry/contracts';
import { Button, DescriptionList, PageHeader, SegmentedControl, Sheet, Stack, token } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { words } from './client-features.words.ts';
import { useClientFeatures } from './useClientFeatures.ts';

const choices = [
  { value: 'customer', label: words.asCustomer },
  { value: 'on', label: words.on },
  { value: 'off', label: words.off },
] as const;
const meanings = { customer: undefined, on: true, off: false } as const;

const Main = styled.main`
  max-width: ${token.shell.readingMax};
  margin: 0 auto;
  padding: ${token.space[24]} ${token.space[16]} ${token.space[64]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
`;

/** Which flags this tab takes for on or off. Nobody needs to be signed in for it. */
export function ClientFeaturesPage() {
  const { overrides } = useClientFeatures();
  const [flags, setFlags] = useState(overrides.read);
  useEffect(() => {
    document.title = words.title;
  }, []);

  function change(write: () => void): void {
    write();
    setFlags(overrides.read());
  }

  return (
    <Main id="main" tabIndex={-1}>
      <Stack>
        <PageHeader title={words.title} meta={words.about} />
        <Sheet>
          <DescriptionList
            items={featureFlags.map((flag) => ({
              term: flag,
              description: (
                <SegmentedControl
                  label={flag}
                  options={choices}
                  value={choiceOf(flags[flag])}
                  onValueChange={(value) => change(() => overrides.set(flag, meanings[value]))}
                />
              ),
            }))}
          />
        </Sheet>
        <Row>
          <Button variant="primary" onClick={() => location.assign('/')}>
            {words.open}
          </Button>
          <Button onClick={() => change(overrides.clear)}>{words.clear}</Button>
        </Row>
      </Stack>
    </Main>
  );
}

function choiceOf(isOn: FeatureFlags[keyof FeatureFlags]): 'customer' | 'on' | 'off' {
  if (isOn === undefined) return 'customer';
  return isOn ? 'on' : 'off';
}
