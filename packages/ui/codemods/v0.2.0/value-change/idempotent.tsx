import { TextField } from '@skerry/ui';
import { DatePicker } from './own.tsx';

export const Day = () => (
  <>
    <DatePicker label="Day" onChange={() => undefined} />
    <TextField label="Name" onChange={() => undefined} />
  </>
);
