import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderSignIn } from '../../sign-in/testing/renderSignIn.tsx';
import { accountRegistrationUrl, customerContactUrl, origin, server } from '../server.ts';
import { button, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const link = '/sign-in/invitation#q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const inspect = `${origin}/sign-in/invitations/inspect`;
const resetLink = '/sign-in/new-password#q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const inspectReset = `${origin}/sign-in/password-resets/inspect`;
const password = 'four words in a row';

async function open({ language }: Reader, address: string): Promise<void> {
  localStorage.setItem('skerry.language', language);
  await renderSignIn(address);
}

const passwordField = ({ say }: Reader) => screen.findByLabelText(say('signIn.common.password'));
const linkTo = (id: Parameters<Reader['say']>[0]) => (reader: Reader) =>
  screen.findByRole('link', { name: reader.say(id) });

/** The pages before the login. Nothing secret is kept anywhere: a password that was refused is typed anew. */
export const signIn: Readonly<Record<string, Scenario>> = {
  submitLogin: {
    isPublic: true,
    call: ['post', `${origin}/sign-in/interactions/hV3x9/login`],
    open: async (reader) => {
      await open(reader, '/sign-in/interactions/hV3x9');
      await fill(reader, { 'signIn.common.address': 'astrid@havstrand.example' });
      await reader.user.click(await passwordField(reader));
      await reader.user.paste(password);
    },
    send: (reader) => press(reader, 'signIn.login.submit'),
    expectTyped: (reader) => expectField(reader, 'signIn.common.address', 'astrid@havstrand.example'),
    next: button('signIn.login.submit'),
    ownTexts: {
      401: { id: 'signIn.login.failed.text' },
      404: { id: 'signIn.expired.title', next: linkTo('signIn.common.startAgain') },
      429: { id: 'signIn.login.tooMany.later' },
    },
  },
  confirmContact: {
    isPublic: true,
    call: ['post', customerContactUrl('/confirmations')],
    open: (reader) => open(reader, '/sign-in/contact#q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'signIn.invitation.unusable.title',
        next: async () => screen.findByRole('heading', { level: 1 }),
      },
    },
  },
  inspectInvitation: {
    isPublic: true,
    call: ['post', inspect],
    open: (reader) => open(reader, link),
    next: tryAgain,
    ownTexts: { 404: { id: 'signIn.invitation.unusable.title', next: linkTo('signIn.common.logIn') } },
  },
  acceptInvitation: {
    isPublic: true,
    call: ['post', `${origin}/sign-in/invitations/accept`],
    open: async (reader) => {
      const invitee = { email: 'torbjorn.vik@havstrand.example', firstName: 'Torbjørn', locale: 'en' };
      server.use(http.post(inspect, () => HttpResponse.json(invitee)));
      await open(reader, link);
      await reader.user.click(await passwordField(reader));
      await reader.user.paste(password);
    },
    send: (reader) => press(reader, 'signIn.invitation.submit'),
    expectTyped: ({ say }) => expect(screen.getByLabelText(say('signIn.common.password'))).toHaveValue(password),
    next: button('signIn.invitation.submit'),
    ownTexts: { 404: { id: 'signIn.invitation.unusable.title', next: linkTo('signIn.common.logIn') } },
    anotherThing: null,
  },
  requestPasswordReset: {
    isPublic: true,
    call: ['post', `${origin}/sign-in/password-resets`],
    open: async (reader) => {
      await open(reader, '/sign-in/forgot-password');
      await fill(reader, { 'signIn.common.address': 'astrid@havstrand.example' });
    },
    send: (reader) => press(reader, 'signIn.forgot.submit'),
    expectTyped: (reader) => expectField(reader, 'signIn.common.address', 'astrid@havstrand.example'),
    next: button('signIn.forgot.submit'),
    anotherThing: null,
  },
  inspectPasswordReset: {
    isPublic: true,
    call: ['post', inspectReset],
    open: (reader) => open(reader, resetLink),
    next: tryAgain,
    ownTexts: {
      404: { id: 'signIn.invitation.unusable.title', next: linkTo('signIn.newPassword.sendAnother') },
    },
  },
  acceptPasswordReset: {
    isPublic: true,
    call: ['post', `${origin}/sign-in/password-resets/accept`],
    open: async (reader) => {
      const recipient = { email: 'astrid@havstrand.example', firstName: 'Astrid', locale: 'en' };
      server.use(http.post(inspectReset, () => HttpResponse.json(recipient)));
      await open(reader, resetLink);
      await reader.user.click(await passwordField(reader));
      await reader.user.paste(password);
    },
    send: (reader) => press(reader, 'signIn.invitation.submit'),
    expectTyped: ({ say }) => expect(screen.getByLabelText(say('signIn.common.password'))).toHaveValue(password),
    next: button('signIn.invitation.submit'),
    ownTexts: {
      404: { id: 'signIn.invitation.unusable.title', next: linkTo('signIn.newPassword.sendAnother') },
    },
    anotherThing: null,
  },
  listMailMessages: {
    isPublic: true,
    call: ['get', `${origin}/dev/mail/messages`],
    open: (reader) => open(reader, '/dev/mail'),
    next: tryAgain,
  },
  registerAccount: {
    isPublic: true,
    call: ['post', accountRegistrationUrl('/registrations')],
    open: async (reader) => {
      await open(reader, '/registration');
      await fill(reader, {
        'form.firstName': 'Torbjørn',
        'form.lastName': 'Vik',
        'form.customerId': '4471820',
        'form.email': 'torbjorn.vik@havstrand.example',
        'registration.cellphone': '+47 481 00 144',
      });
    },
    send: (reader) => press(reader, 'registration.submit'),
    expectTyped: (reader) => {
      expectField(reader, 'form.firstName', 'Torbjørn');
      expectField(reader, 'form.customerId', '4471820');
      expectField(reader, 'registration.cellphone', '+47 481 00 144');
    },
    next: button('registration.submit'),
    ownTexts: {
      404: { id: 'registration.notFound' },
      409: { id: 'registration.conflict' },
      // These have the catalogue's.
      0: { id: 'fetchErrors.0' },
      400: { id: 'fetchErrors.400' },
      422: { id: 'fetchErrors.400' },
      429: { id: 'fetchErrors.500' },
      other: { id: 'registration.other' },
    },
    anotherThing: null,
  },
};
