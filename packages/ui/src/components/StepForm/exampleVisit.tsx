import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimePicker } from '../TimePicker/TimePicker.tsx';

export const exampleVisit = [
  {
    value: 'site',
    label: 'Site and rooms',
    title: 'Where do you go?',
    href: '#site',
    content: (
      <RadioGroup
        label="Site"
        name="site"
        defaultValue="gbg"
        options={[
          { value: 'gbg', label: 'GBG-1 Lindholmen' },
          { value: 'osl', label: 'OSL-2 Ulven' },
        ]}
      />
    ),
    nextLabel: 'Continue to time',
  },
  {
    value: 'time',
    label: 'Time',
    title: 'When do you come?',
    href: '#time',
    content: (
      <Stack>
        <DatePicker label="Day" name="day" defaultValue="2024-11-26" />
        <TimePicker label="Arrival" name="arrival" step={15} defaultValue="09:00" />
      </Stack>
    ),
    nextLabel: 'Continue to people',
  },
  {
    value: 'people',
    label: 'People',
    title: 'Who comes?',
    meta: '1 person, at most 10',
    content: <TextField label="Name" name="person" defaultValue="Lars-Erik Månsson" />,
    nextLabel: 'Continue to work',
  },
  {
    value: 'work',
    label: 'Work',
    title: 'What will you do?',
    content: <TextArea label="Work" name="work" />,
  },
] as const;

export const exampleSummary = (
  <Sheet title="Your visit">
    <DescriptionList
      layout="column"
      items={[
        { term: 'Site', description: 'GBG-1 Lindholmen' },
        { term: 'When', description: 'Tue 26 Nov, 09:00–15:00' },
        { term: 'People', description: '4, of them 1 guest' },
      ]}
    />
  </Sheet>
);

const [when, where] = ['Tue 26 Nov, 09:00–15:00', ', GBG-1 Lindholmen'];
export const exampleSummaryLine = (
  <>
    <strong>{when}</strong>
    {where}
  </>
);
