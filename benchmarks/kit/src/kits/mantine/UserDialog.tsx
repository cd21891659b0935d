import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { choiceFields, textFields } from '../../shared/data.ts';

export function UserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Add user" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack>
          {textFields.map(({ name, label, type }) => (
            <TextInput key={name} name={name} label={label} type={type} autoComplete="off" />
          ))}
          {choiceFields.map(({ name, label, options }) => (
            <Select key={name} name={name} label={label} data={options} defaultValue={options[0] ?? null} />
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
