// Made-up people for the guide's events.
const FIRST =
  'Ada Alan Amy Ben Carla Cyril Dan Dora Edith Emil Fay Frank Gail George Hanna Hugh Ida Ivan Jack Jane Karl Kate Lena Leo Maud Max Nell Nick Olga Oscar Pam Paul Quinn Rita Rob Ruth Sam Sue Ted Tess Una Uwe Vera Vic Wanda Will Yara Yves Zoe Zack'.split(
    ' ',
  );
const SECOND = 'Archer Baker Cole Dyer Ellis Fisher Grant Hale Irwin'.split(' ');

/** At most fifty names, no two alike. */
export function names(count: number): string[] {
  return FIRST.slice(0, count).map((first, at) => `${first} ${SECOND[at % SECOND.length]}`);
}
