import { printConfig } from './print.ts';

process.stdout.write(printConfig(process.env));
