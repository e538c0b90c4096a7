import { testMistakes } from './mistakes.ts';

testMistakes('fields');
