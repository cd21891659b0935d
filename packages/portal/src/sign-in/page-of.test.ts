import { pageOf } from './page-of.ts';

function at(address: string) {
  return pageOf(new URL(address, 'https://portal.example'));
}

it.each([
  ['/sign-in/interactions/hV3-x_9', { name: 'login', uid: 'hV3-x_9' }],
  ['/sign-in/interactions/hV3/', { name: 'login', uid: 'hV3' }],
  ['/sign-in/invitation', { name: 'oneTimeLink', kind: 'invitation' }],
  ['/sign-in/new-password', { name: 'oneTimeLink', kind: 'passwordReset' }],
  ['/sign-in/forgot-password?login=hV3-x_9', { name: 'forgotPassword', login: '/sign-in/interactions/hV3-x_9' }],
  ['/sign-in/forgot-password', { name: 'forgotPassword', login: '/' }],
  ['/sign-in/forgot-password?login=//evil.example', { name: 'forgotPassword', login: '/' }],
  ['/sign-in/contact?lang=sv', { name: 'contact' }],
  ['/sign-in/signed-out', { name: 'signedOut' }],
  ['/sign-in/error?code=access_denied', { name: 'error', code: 'access_denied' }],
  ['/sign-in/error', { name: 'error', code: undefined }],
  ['/dev/mail', { name: 'demoMail' }],
  ['/sign-in', { name: 'notFound' }],
  ['/sign-in/interactions/', { name: 'notFound' }],
  ['/sign-in/interactions/a/b', { name: 'notFound' }],
  ['/sign-in/interactions/%3Cscript%3E', { name: 'notFound' }],
  ['/users', { name: 'notFound' }],
])('%s', (address, page) => {
  expect(at(address)).toEqual(page);
});
