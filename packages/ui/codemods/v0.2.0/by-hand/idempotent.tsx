import { Combobox } from '@elsewhere/ui';

export const Search = () => <Combobox label="Site" name="site" />;
