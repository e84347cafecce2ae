export { type PlayedBack, playBack, shortenedText } from './playBack.ts'
