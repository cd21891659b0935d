import { IconUsers } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Box } from '../Box/Box.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export default {
  title: 'Visual/Primitives',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const variants = ['reading', 'body', 'bodyStrong', 'label', 'caption', 'micro', 'figures', 'amount', 'mono'] as const;
const tones = ['default', 'muted', 'error', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'] as const;

export const Primitives: StoryObj = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
      <Inline>
        {variants.map((variant) => (
          <Text key={variant} variant={variant}>
            {variant} 184 350,00
          </Text>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Inline>
      <Divider />
      <Grid columns={{ extraSmall: 1, small: 2, large: 3 }}>
        {(['surface', 'sunken', 'selected'] as const).map((background) => (
          <Box key={background} padding={16} background={background} border="default" radius="surface">
            <Inline>
              {(['small', 'medium', 'large'] as const).map((size) => (
                <Icon key={size} icon={IconUsers} size={size} />
              ))}
              {background}
            </Inline>
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
};
