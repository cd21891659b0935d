import { DatePicker, PhoneField as Phone, TextField } from '@skerry/ui';
import { styled } from 'styled-components';

const Narrow = styled(DatePicker)`
  max-width: 20rem;
`;

export function Visit({ form }: { form: { day: string; phone: string; set: (change: object) => void } }) {
  return (
    <>
      <DatePicker label="Day" value={form.day} onChange={(day) => form.set({ day })} />
      <Narrow label="Last day" value={form.day} onChange={(day) => form.set({ day })} />
      <Phone label="Phone" value={form.phone} onChange={(phone) => form.set({ phone })} />
      <TextField label="Name" onChange={(event) => form.set({ name: event.target.value })} />
    </>
  );
}
