/** A Swedish personal number: 10 digits, of which the last is the checksum, with a dash before the last four or without (decisions, 29). */
export function isPersonalNumber(text: string): boolean {
  return /^[0-9]{6}-?[0-9]{4}$/.test(text) && luhnSum(text.replace('-', '')) % 10 === 0;
}

/** Every second digit doubled, from the first; of a sum with two digits, both count. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[index]) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}
