import { Box, breakpoints, Footer, Heading, SkipLink, Stack, StatusLabel, Text, token } from '@skerry/ui';
import * as entries from './entries.js';
import { Header } from './Header.jsx';
import { Sites } from './Sites.jsx';

/** A server component: the kit's parts stand in it directly, and values of the kit can be read in it. */
export default function Page() {
  const isReadable = breakpoints.medium > 0 && token.bg.canvas.startsWith('var(');
  const hasAll = Object.values(entries).every((entry) => Object.keys(entry).length > 0);
  return (
    <>
      <SkipLink />
      <Header />
      <Box as="main" id="main" tabIndex={-1} padding={24}>
        <Stack gap="section">
          <Sites />
          <section>
            <Heading level={2}>Service</Heading>
            <Text as="p">{isReadable && hasAll ? 'Everything works.' : 'Something is missing.'}</Text>
            <StatusLabel tone="positive" sector={8}>
              Delivered
            </StatusLabel>
          </section>
        </Stack>
      </Box>
      <Footer note="Harbour Telecom" />
    </>
  );
}
