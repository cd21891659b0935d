import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory, type StoryAnswers } from '../../testing/PortalStory.tsx';
import {
  aService,
  theFacets,
  theHistory,
  theMap,
  theSavedViews,
  theTags,
  threeServices,
} from '../../testing/services-section/someServices.ts';

interface ServicesStory {
  path: string;
  answers: StoryAnswers;
}

const responsible = { roles: ['OperationResponsible'] };

/** Sites and services in every state that they can be in, with a server that answers what each story says. */
const meta: Meta<ServicesStory> = {
  title: 'Portal/Services',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ path, answers }, { globals }) => (
    <PortalStory
      path={path}
      answers={answers}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={responsible}
    />
  ),
};

export default meta;
type Story = StoryObj<ServicesStory>;
type Play = NonNullable<Story['play']>;

const rest: StoryAnswers = {
  'GET /services/facets': theFacets,
  'GET /tags': () => ({ items: theTags() }),
  'GET /map': theMap,
  'GET /saved-views': () => ({ items: theSavedViews() }),
};
const listOf = (items: unknown[]): StoryAnswers => ({
  ...rest,
  'GET /services': () => ({ items, totalPages: items.length > 0 ? 1 : 0, currentPage: 0, totalItems: items.length }),
});
const failure = () => Response.json({ title: 'Service Unavailable', status: 503 }, { status: 503 });
const details: StoryAnswers = {
  ...rest,
  'GET /services/SE-204418': () => aService(),
  'GET /services/SE-204418/history': () => ({ items: theHistory(), totalPages: 1, currentPage: 0 }),
};

export const List: Story = { args: { path: '/services', answers: listOf(threeServices()) } };

export const ListFiltered: Story = {
  args: {
    path: '/services?status=IN_SERVICE&country=NO&city=Oslo&tag=tag-hq&minCapacity=100000000',
    answers: listOf(threeServices()),
  },
};

export const ListOfSavedView: Story = {
  args: {
    path: '/services?city=Oslo&column=serviceName&column=capacity&saved=view-oslo',
    answers: listOf(threeServices()),
  },
};

export const ListLoading: Story = {
  args: { path: '/services', answers: { ...rest, 'GET /services': () => new Promise(() => {}) } },
};

export const ListNothingFound: Story = { args: { path: '/services?city=Oslo', answers: listOf([]) } };

export const ListEmpty: Story = {
  args: {
    path: '/services',
    answers: { ...listOf([]), 'GET /services/facets': () => ({ ...theFacets(), services: 0, activeServices: 0 }) },
  },
};

export const ListError: Story = { args: { path: '/services', answers: { ...rest, 'GET /services': failure } } };

export const ListWithoutFilters: Story = {
  args: { path: '/services', answers: { ...listOf(threeServices()), 'GET /services/facets': failure } },
};

export const Sites: Story = { args: { path: '/services?view=sites', answers: rest } };

/** Of the first site its services too. */
export const SitesOpened: Story = {
  args: { path: '/services?view=sites', answers: listOf(threeServices()) },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole(
      'button',
      { expanded: false, name: /\d+ (service|tj)/ },
      { timeout: 10_000 },
    );
    if (first) await userEvent.click(first);
  },
};

export const Details: Story = { args: { path: '/services?service=SE-204418', answers: details } };

export const History: Story = { args: { path: '/services?service=SE-204418&tab=history', answers: details } };

export const DetailsGone: Story = { args: { path: '/services?service=SE-1', answers: rest } };

const patience = { timeout: 10_000 };

/** Opens the dialog of many invoice texts and brings some. */
const bringTexts: Play = async ({ canvas, canvasElement }) => {
  // On phones they are in the menu of the list.
  const actions = /^(More actions|Fler åtgärder|Flere handlinger|View|Vy|Visning)$/;
  const [menu] = await canvas.findAllByRole('button', { name: actions }, patience);
  if (menu) await userEvent.click(menu);
  const name = /^(Invoice texts|Fakturatexter|Fakturatekster)$/;
  await userEvent.click(await within(canvasElement.ownerDocument.body).findByText(name, undefined, patience));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', undefined, patience));
  await userEvent.click(await dialog.findByRole('textbox'));
  await userEvent.paste('serviceId;invoiceText\nSE-204418;Kst 9000\nSE-187740;Łódź\nSE-1;Kst 1\nSE-204418;Kst 2\nSE-2');
};
const checkTexts: Play = async (context) => {
  await bringTexts(context);
  const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'));
  const name = /^(Check the rows|Granska raderna|Kontroller radene|Kontroller rækkerne)$/;
  await userEvent.click(dialog.getByRole('button', { name }));
};
const known = [{ serviceId: 'SE-204418', serviceName: 'DIA Static', invoiceText: 'Kst 4410' }];
const withTexts: StoryAnswers = {
  ...listOf(threeServices()),
  'POST /services/lookup': () => ({ items: known }),
};

export const InvoiceTexts: Story = { args: { path: '/services', answers: withTexts }, play: bringTexts };

export const InvoiceTextsChecked: Story = { args: { path: '/services', answers: withTexts }, play: checkTexts };

export const InvoiceTextsNotChecked: Story = {
  args: { path: '/services', answers: { ...withTexts, 'POST /services/lookup': failure } },
  play: checkTexts,
};
