import { Menu, Text } from '@skerry/ui';
import { IconAdjustments, IconCopy, IconDots, IconPencil, IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { CellRadio } from '../quote/choose/PriceMatrix.styles.ts';
import { Head, HeadName } from '../words/Columns.styles.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';
import { ScenarioName } from './ScenarioName.tsx';

export interface ScenarioHeadProps {
  column: ScenarioColumn;
  /** “A. 200 Mbit/s, 12 months”, or what somebody called it. */
  title: string;
  /** What it is called while nobody has named it. */
  usualName: string;
  /** Of how many sites it is, and what is the same as in another one. */
  facts: string;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onChange: () => void;
  /** What is written while it is being named; undefined while it is not. */
  draft: string | undefined;
  onStartNaming: () => void;
  onDraft: (draft: string) => void;
  /** With the name that it gets, or undefined where it stays as it is. */
  onNamed: (name?: string) => void;
  /** Undefined where there are as many as there may be. */
  onCopy: (() => void) | undefined;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** A scenario by its name, chosen here, with what else can be done with it. */
export function ScenarioHead({
  column,
  title,
  usualName,
  facts,
  group,
  isChosen,
  onChoose,
  draft,
  ...act
}: ScenarioHeadProps) {
  const { formatMessage } = useIntl();
  const { letter, scenario } = column;
  const save = (name: string) => {
    const given = name === usualName ? '' : name;
    act.onNamed(given === (scenario.name ?? '') ? undefined : given);
  };
  return (
    <Head data-scenario={letter} data-kept-focus={`scenario ${letter}`}>
      {draft !== undefined ? (
        <ScenarioName
          letter={letter}
          draft={draft}
          onDraft={act.onDraft}
          onSave={save}
          onCancel={() => act.onNamed()}
        />
      ) : (
        <HeadName>
          <label>
            <CellRadio type="radio" name={group} checked={isChosen} onChange={onChoose} />
            {title}
          </label>
          <Menu
            label={formatMessage({ id: 'quoteWhatIf.menu' }, { letter })}
            icon={IconDots}
            isLabelHidden
            variant="ghost"
            size="small"
            align="end"
            groups={[
              {
                items: [
                  {
                    label: formatMessage({ id: 'quoteWhatIf.change' }, { letter }),
                    icon: IconAdjustments,
                    onSelect: act.onChange,
                  },
                  {
                    label: formatMessage({ id: 'quoteWhatIf.rename' }),
                    icon: IconPencil,
                    onSelect: act.onStartNaming,
                  },
                  ...(act.onCopy === undefined
                    ? []
                    : [{ label: formatMessage({ id: 'quoteWhatIf.copy' }), icon: IconCopy, onSelect: act.onCopy }]),
                ],
              },
              {
                items:
                  act.onRemove === undefined
                    ? []
                    : [
                        {
                          label: formatMessage({ id: 'quoteWhatIf.remove' }, { letter }),
                          icon: IconX,
                          isDestructive: true,
                          onSelect: act.onRemove,
                        },
                      ],
              },
            ]}
          />
        </HeadName>
      )}
      <Text as="div" variant="caption" tone="muted">
        {facts}
      </Text>
    </Head>
  );
}
