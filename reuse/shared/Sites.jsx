'use client';
import { Alert, AlertStack, Button, Dialog, PageHeader, Select, Stack, Table, TextField } from '@skerry/ui';
import { useState } from 'react';

const accesses = [
  { value: 'Fiber 1000', label: 'Fiber 1000' },
  { value: '5G 300', label: '5G 300' },
];
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'town', header: 'Town', cell: ({ town }) => town },
  { id: 'access', header: 'Access', cell: ({ access }) => access },
];
const first = [
  { id: '1', name: 'Terminal 2', town: 'Göteborg', access: 'Fiber 1000' },
  { id: '2', name: 'Verkstaden', town: 'Trollhättan', access: 'Fiber 1000' },
  { id: '3', name: 'Kontor Nord', town: 'Narvik', access: '5G 300' },
];

export function Sites() {
  const [sites, setSites] = useState(first);
  const [isAdding, setAdding] = useState(false);
  const [alerts, setAlerts] = useState([]);
  const add = (site) => {
    setSites([...sites, site]);
    setAlerts([{ id: site.id, text: `${site.name} has been added` }, ...alerts]);
    setAdding(false);
  };
  return (
    <>
      <PageHeader
        title="Sites"
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add site
          </Button>
        }
      />
      <Table label="Sites" columns={columns} rows={sites} rowKey={({ id }) => id} />
      {isAdding && <AddSite onAdd={add} onClose={() => setAdding(false)} />}
      <AlertStack>
        {alerts.map(({ id, text }) => (
          <Alert key={id} tone="positive" onClose={() => setAlerts((all) => all.filter((alert) => alert.id !== id))}>
            {text}
          </Alert>
        ))}
      </AlertStack>
    </>
  );
}

function AddSite({ onAdd, onClose }) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState('Fiber 1000');
  const [error, setError] = useState();
  const submit = (event) => {
    event.preventDefault();
    if (name === '') setError('Enter the name of the site');
    else onAdd({ id: crypto.randomUUID(), name, town: '', access });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a site"
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit">
            Save
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label="Name"
          required
          value={name}
          error={name === '' && error}
          onChange={(event) => setName(event.target.value)}
        />
        <Select label="Access" options={accesses} value={access} onValueChange={setAccess} />
      </Stack>
    </Dialog>
  );
}
