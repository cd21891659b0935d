import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { choiceFields, textFields } from '../../shared/data.ts';

export function UserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => event.preventDefault()}>
        <DialogTitle id={id}>Add user</DialogTitle>
        <DialogContent>
          {textFields.map(({ name, label, type }, index) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={label}
              type={type}
              margin="dense"
              fullWidth
              autoFocus={index === 0}
              autoComplete="off"
            />
          ))}
          {choiceFields.map(({ name, label, options }) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={label}
              select
              defaultValue={options[0]}
              margin="dense"
              fullWidth
            >
              {options.map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
