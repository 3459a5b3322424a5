const english = new Set('the a an to of and is in for with that as i on be if not are or it this from by'.split(' '));
const others = new Set(
  'der die das und nicht ist ein eine den mit wird wenn ich le les des une est pas pour avec que je dans el los las una por con para quiero il gli che per non nie jest jako aby een het van voor ik niet ve bir olarak bu na się'.split(
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
