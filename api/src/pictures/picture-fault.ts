/** A file cannot become a picture; `message` is the sentence for the person who chose it. */
export class PictureFault extends Error {}
