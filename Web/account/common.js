// Passwords that whoever guesses tries first. Rules do most of it: the same again and again, runs along the keyboard or the
// alphabet, figures alone, and one word with some figures or signs around it, whichever of its letters are written as figures.
// The words are ours: written down for this file by what people call what they love, where they live, what day it is and what
// they are asked for; no list of anybody's passwords was at hand or was copied.
import { Failure } from "./failure.js";

const [least, most] = [8, 256]; // characters

const words = new Set(`
password passwort passwd pass passcode passphrase secret private secure security safety login logon signin account admin
administrator root user username guest test testing tester example sample default change changeme letmein letme access
open opensesame enter unlock welcome hello hi hey goodbye please trustno trustme nothing something whatever anything
pocketful pocket farecard fare metro metrocard subway train trains transit omny departures races racing workout workouts score
iloveyou ilove loveyou lovely love lover loveme mylove forever always together kiss kisses hug darling honey sweetheart sweetie
sweet baby babe babygirl babyboy angel princess prince queen king beautiful handsome pretty cutie sexy girl girls boy boys
mother father mommy daddy mom dad mama papa sister brother family friend friends bestfriend grandma grandpa wife husband
monkey dragon tiger lion bear wolf eagle falcon hawk horse pony dog doggy puppy cat kitty kitten bunny rabbit turtle snake
dolphin shark whale fish bird butterfly spider panther cheetah elephant giraffe zebra panda koala unicorn phoenix dinosaur
buddy max bella charlie lucy cooper daisy rocky bailey molly sadie maggie jack duke bear toby shadow ginger pepper oreo smokey
football baseball basketball soccer hockey tennis golf cricket rugby volleyball swimming running runner boxing wrestling
skate skateboard surfing snowboard fishing hunting hiking camping yoga fitness gym champion winner player gamer coach
yankees mets giants jets knicks rangers islanders nets liverpool chelsea arsenal barcelona madrid juventus bayern lakers
cowboys steelers packers eagles patriots broncos raiders dodgers redsox cubs celtics bulls warriors
michael jennifer jessica ashley matthew joshua andrew daniel david james robert john joseph thomas william richard charles
christopher anthony mark steven kevin brian george edward jason justin brandon ryan nicholas tyler jacob alexander alex
samantha amanda sarah nicole elizabeth melissa michelle stephanie rachel lauren megan emily hannah olivia emma sophia isabella
maria anna laura linda susan karen nancy lisa betty sandra donna carol ruth sharon barbara patricia mary margaret
carlos juan jose luis miguel antonio francisco pedro diego sofia lucia carmen elena marco giulia francesco pierre marie
mohamed muhammad ahmed ali fatima omar hassan ibrahim yusuf wei ming chen wang kim lee park nguyen kumar singh sharma
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december spring summer autumn fall winter morning evening midnight weekend holiday birthday christmas
easter halloween newyear vacation today tomorrow yesterday
newyork newyorkcity manhattan brooklyn queens bronx statenisland harlem boston chicago dallas houston denver miami seattle
atlanta phoenix detroit philadelphia losangeles sanfrancisco california texas florida america usa canada mexico brazil
london england scotland ireland paris france berlin germany rome italy spain tokyo japan china india australia russia
red orange yellow green blue purple pink black white silver gold golden brown rainbow diamond crystal sapphire ruby emerald
sun sunshine sunny moon moonlight star stars starlight sky heaven earth planet galaxy universe space rain snow snowflake
storm thunder lightning fire flame ice water river ocean sea beach island mountain forest flower flowers rose lily daisy
superman batman spiderman ironman hulk thor joker avenger starwars startrek skywalker jedi yoda vader matrix neo hobbit
gandalf frodo pokemon pikachu mario luigi zelda sonic minecraft fortnite roblox naruto goku harry potter hogwarts disney
mickey minnie barbie snoopy garfield simpsons homer scooby
computer laptop keyboard internet network server windows linux ubuntu android iphone apple samsung google facebook twitter
instagram youtube amazon netflix microsoft nintendo playstation xbox hacker hacking matrix system master killer
cheese chocolate cookie cookies candy sugar honey coffee tea banana apple orange cherry strawberry peach lemon mango
pizza burger pasta chicken bacon pepper butter peanut pumpkin potato tomato cupcake pancake whiskey vodka beer wine
music guitar piano drums singer dancer dance rock rocknroll metal metallica nirvana eminem beatles elvis madonna
money dollar million millionaire rich lucky luck happy smile smiley freedom liberty peace hope faith dream dreams dreamer
believe blessed grace jesus christ jesuschrist church bible god godisgood angels spirit soul life mylife
mustang corvette ferrari porsche mercedes toyota honda yamaha harley camaro jeep truck racecar driver
soldier warrior knight ninja samurai pirate viking cowboy hunter ranger captain general chief boss legend hero hercules
america american patriot eagle army navy marine marines airforce police doctor nurse teacher student school college
university london work office business manager company service support helpdesk customer temporary temp
fuck fucker fuckyou fuckoff asshole bitch shit bullshit damn pussy
qwerty qwertz azerty asdf asdfgh zxcvbn abc abcd abcdef xyz
hallo hallowelt schatz schatzi liebe ichliebedich sommer winter fussball geheim hola amor teamo tequiero contrasena secreto
bonjour soleil motdepasse jetaime amour ciao amore tiamo
`.trim().split(/\s+/));

const lines = [
  "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "abcdefghijklmnopqrstuvwxyz", "01234567890", "1qaz2wsx3edc4rfv5tgb",
];
const bothWays = (line) => [...line].slice(1).flatMap((letter, index) => [line[index] + letter, letter + line[index]]);
const steps = new Set(lines.flatMap(bothWays));

const asLetters = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i", "|": "l" };
const mostAround = 6; // figures and signs around a word that make it no harder to guess
const mostOfTwo = 10; // letters of two words together

/** Refuses a password that is too short to be one, or among the first that are tried; `email` is no secret either. */
export function refuseCommon(password, email = "") {
  if (isCommon(password.normalize("NFKC"), email)) throw new Failure("common");
}

function isCommon(password, email) {
  const count = [...password].length;
  if (count < least || count > most) return true;
  const text = password.toLowerCase();
  const isFigures = /^[\d\s.,/+-]*$/.test(text) && text.replace(/\D/g, "").length < 12; // days and telephones
  return isFigures || new Set(text).size <= 3 || /^(.{1,4})\1+.?$/.test(text) || isRun(text) || isWord(text, email.toLowerCase());
}

/** Letters that follow each other on the keyboard or in the alphabet, begun anew once in three at most; or two such, mixed. */
function isRun(text) {
  const followsAt = (gap) => (letter, at) => at >= gap && (letter === text[at - gap] || steps.has(text[at - gap] + letter));
  const begun = (gap) => text.length - text.split("").filter(followsAt(gap)).length;
  return begun(1) * 3 <= text.length || begun(2) * 4 <= text.length;
}

function isWord(text, email) {
  const local = email.split("@")[0];
  const own = [email, local, onlyLetters(local)].filter((part) => part.length > 3);
  const isKnown = (word) => words.has(word) || own.includes(word);
  const isTwo = ([first, second]) => isKnown(first) && (first === second || (isKnown(second) && first.length + second.length <= mostOfTwo));
  const upToLetters = text.replace(/[^\p{L}]+$/u, ""); // what stands before a word may be letters of it
  return [text, upToLetters, upToLetters.replace(/^[^\p{L}]+/u, "")].some((core) => {
    if (text.length - core.length > mostAround) return false;
    const letters = onlyLetters([...core].map((letter) => asLetters[letter] ?? letter).join(""));
    return own.includes(core) || isKnown(letters) || halves(letters).some(isTwo);
  });
}

const onlyLetters = (text) => text.replace(/[^\p{L}]/gu, "");

const halves = (text) => Array.from(text.slice(1), (_, index) => [text.slice(0, index + 1), text.slice(index + 1)]);
