const english = new Set('the a an to of and is in for with that as i on be if not are or it this from by'.split(' '));
const others = new Set(
  'der die das und nicht ist ein mit wenn ich le les des une est pas pour que je el los las para por il che per non nie jest het een van ve bir'.split(
    ' ',
  ),
);

/** Whether English small words outnumber those of other languages. A text of few words counts as English. */
export function isEnglish(source: string): boolean {
  let own = 0;
  let foreign = 0;
  for (const word of source.toLowerCase().match(/[A-Za-zÀ-ž]+/g) ?? []) {
    if (english.has(word)) own++;
    else if (others.has(word)) foreign++;
  }
  return foreign < 3 || own >= foreign;
}
