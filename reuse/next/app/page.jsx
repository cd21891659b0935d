import { Box, breakpoints, Footer, Heading, SkipLink, Stack, StatusLabel, Text, token } from '@skerry/ui';
import * as brands from '@skerry/ui/brands';
import * as locales from '@skerry/ui/locales';
import { Header } from './Header.jsx';
import { Sites } from './Sites.jsx';

/** A server component: the kit's parts stand in it directly, and values of the kit can be read in it. */
export default function Page() {
  const isReadable = breakpoints.medium > 0 && token.bg.canvas.startsWith('var(') && Object.keys(brands).length > 0;
  return (
    <>
      <SkipLink />
      <Header />
      <Box as="main" id="main" tabIndex={-1} padding={24}>
        <Stack gap="section">
          <Sites />
          <section>
            <Heading level={2}>Service</Heading>
            <Text as="p">{isReadable && Object.keys(locales).length > 0 ? 'Everything works.' : 'Not readable.'}</Text>
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
