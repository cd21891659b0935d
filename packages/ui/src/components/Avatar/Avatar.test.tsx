import { describeComponent } from '../../testing/describeComponent.tsx';
import { Avatar, initialsOf } from './Avatar.tsx';

describeComponent<HTMLSpanElement>('Avatar', (props) => <Avatar name="Astrid Lindqvist" {...props} />);

describe('initialsOf', () => {
  it.each([
    ['Astrid Lindqvist', 'AL'],
    ['Anna Maria von Essen', 'AE'],
    ['  åsa   öberg ', 'ÅÖ'],
    ['Support', 'S'],
    ['', ''],
  ])('"%s" gives "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
