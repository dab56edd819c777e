export * from '../numbers/decimal_text.ts';
