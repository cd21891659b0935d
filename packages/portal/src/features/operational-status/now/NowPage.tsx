import { Grid, Stack } from '@skerry/ui';
import { StatusHead } from '../components/StatusHead.tsx';
import { useScope } from '../components/useScope.ts';
import { ActiveDisturbances } from './ActiveDisturbances.tsx';
import { FreezePeriods } from './FreezePeriods.tsx';
import { LatelyResolved } from './LatelyResolved.tsx';
import { NextWorks } from './NextWorks.tsx';
import { SiteStates } from './SiteStates.tsx';

/** How the company's services do now: what is disturbed, every site by product, and what comes next. */
export function NowPage() {
  const { onlyMine, change } = useScope();
  return (
    <Stack>
      <StatusHead current="now" onlyMine={onlyMine} onOnlyMineChange={change} />
      <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
        <Stack>
          <ActiveDisturbances onlyMine={onlyMine} />
          <SiteStates />
        </Stack>
        <Stack>
          <NextWorks onlyMine={onlyMine} />
          <FreezePeriods />
          <LatelyResolved onlyMine={onlyMine} />
        </Stack>
      </Grid>
    </Stack>
  );
}
