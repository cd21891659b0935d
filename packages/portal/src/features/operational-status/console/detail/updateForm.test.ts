import { aFault } from '../testing/aConsoleApiStub.ts';
import { updateBody, updateFaults, updateValues } from './updateForm.ts';

const fault = aFault();
const start = updateValues(fault);

describe('an update of a disturbance', () => {
  it('says what was changed, and nothing else', () => {
    expect(updateBody(fault, start, start)).toEqual({});
    expect(updateBody(fault, start, { ...start, state: 'MONITORING', nextUpdateAt: '' })).toEqual({
      state: 'MONITORING',
      nextUpdateAt: null,
    });
  });

  it('does not move back what somebody else has moved on meanwhile', () => {
    const others = aFault({ state: 'MONITORING', version: 3 });
    const written = { ...start, 'text.en': 'Both cables are spliced.' };
    expect(updateBody(others, start, written)).toEqual({
      text: [{ language: 'en', displayName: 'Both cables are spliced.' }],
    });
  });

  it('promises nothing more once it is resolved, and takes the reasons', () => {
    const written = { ...start, state: 'RESOLVED', nextUpdateAt: '2030-01-01T10:00', 'rootCause.en': 'A digger.' };
    expect(updateBody(fault, start, written)).toEqual({
      state: 'RESOLVED',
      rootCause: [{ language: 'en', displayName: 'A digger.' }],
    });
  });

  it('is not sent empty, or with a time that does not exist', () => {
    expect(updateFaults(fault, start, start)).toEqual({ 'text.en': { code: 'required' } });
    expect(updateFaults(fault, start, { ...start, nextUpdateAt: '2027-03-28T02:30' })).toEqual({
      nextUpdateAt: { code: 'missingTime' },
    });
  });
});
