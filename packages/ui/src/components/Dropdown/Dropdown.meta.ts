/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['rullgardinsmeny', 'rullista', 'nedrullningsbar lista', 'välja', 'filtrerbar lista'],
    no: ['rullegardin', 'nedtrekksliste', 'velge', 'filtrerbar liste'],
    da: ['rullemenu', 'rulleliste', 'vælge', 'liste med filter'],
  },
} as const;
