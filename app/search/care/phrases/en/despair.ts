import { words } from "../patterns.ts";
import { die, self, wants } from "./dying.ts";

const to = "( to| too| ot| 2)?";
const living =
  "(live|living|trying(?! (the|to|it|this|your|out|a)\\b)|continuing anymore|go on|going on|keep going(?! (with|through|back))|be alive|being alive|life|exist|existing|keep living|stay alive|staying alive|wake up|waking up|anything|it all|trying anymore)";
const loved = "(my|everyone|everybody|family|parents|mom|mum|dad|kids|friends)";

/** Wishes to die or not to be, sees no way on, feels that the others would be better off. */
export const despair = words`
  (i|im|ive|id|my \w+) (\w+ ){0,5}${wants} ${die}(?! laughing)
  ^(just |really |so )*${wants} ${die}(?! laughing)
  (thinking|thoughts?|think|fantasi[sz]e|fantasi[sz]ing|dream|dreaming|urges?) (about|of|to) (suicide|dying|death|being dead|kill(ing)? ${self}|end(ing)? (it|my life|everything)|hurt(ing)? ${self}|harm(ing)? ${self}|self ?harm|cut(ting)?)
  (im|am|is|hes|shes|feel|feels|feeling|felt|been|so|really|get|got) (\w+ )?su[is1]?[cs][i1]?[iy]?d[ai]?l?(al|le|el)?
  ((do|does|did)(nt| not)|no longer|never) (really )?(want|wants|wanna|wana)${to} (live(?! (in|with|near|chat|at|stream))|be here|exist|be alive|wake up(?! (early|late|at|for|my|the|so early|that))|go on|keep going(?! (with|through|back))|be in this world|be on this (earth|planet)|do this any ?more|be around any ?more)
  (cant|cannot|can not|couldnt) (just )?(go on(?! (to|with|campus|holiday|vacation|the|your|a|my|monday|friday)\b)|carry on|cope|live like this|live (anymore|any ?more)|keep living|keep going(?! (back|to|through))|(do|take|handle|stand|bear) (this|it|life) (any ?more|any longer|no more))
  no (reason|point|sense|purpose)s? (left )?(to|in|for) ${living}
  (whats|what is) the point (of|in) ${living}
  (is|isnt|not|is not|aint) worth living
  nothing (left )?to live for
  nothing matters any ?more
  (hate|hates|tired of|sick of|done with|fed up with|through with|over) (my life|life|living|being alive|existing|it all|this world)
  (better|happier|easier|relieved) (off )?(without me|dead|if i (was|were|am|died|wasnt|werent|disappeared)( \w+)?)
  (miss|notice|care) (me )?(if|when) i(m| was| were| am)? (just )?(die|died|gone|dead|disappear(ed)?)
  (nobody|no one) (would|will|d) miss me
  (wish|wishes|wished) (that )?(i|id|he|she|they) (was|were|am|had|hadnt|wasnt|werent|could|didnt|never|would)?( just| not| never| been)* ?(dead|born|gone|alive|here|die|disappear|exist(ed)?|wake up)
  (sleep|bed) and (never|not) wake( up)?
  (never|not) (to )?wake up( again)?(?! (the|a|my|it|on)\b)
  (id|would|i) rather (be dead|die|not be alive|not exist|not live)
  (want|wanna|wish)${to} (i could )?(just |to )?(disappear|vanish)(?! (into|in)\b)(?! from (?!(this|the) (world|earth|planet)))
  want (it|everything|this|the pain) (all )?to (end|stop|be over)
  (no|any|a|only|another|other) (other )?way out(?! of (the|an?|your)\b)
  (suicide|crisis|mental health) (prevention )?(hot ?line|help ?line|lifeline|line|number)
  cant wait (to die|to be dead|until im dead|till im dead)
  (die|dying) alone
  escape (from )?(this|my) life
  (if|how|whether) i can (keep going|go on|carry on)(?! (to|with))
  (hope|wish|pray|praying|hoping) (that )?i (dont|never|do not|wont) wake up
  (given|giving|give|gave) up on (life|living|everything|myself|existing|it all)
  (lost|no|lose|losing|without|have no|dont have( the| any)?) (all |any |the |my )?(motivation|will|desire|reason|strength|hope|energy|wish) (left )?to (live|go on|exist|carry on|keep going|continue living)
  (cant|dont|do not|cannot) (see|have|imagine) (a|any|my) future( (for|with|without) (me|myself|us)( in it)?)?$
  (i|ive|have) (got )?no future( left| any ?more| here)?$
  (i|im|feel|feeling|so|completely|totally) hopeless$
  (exhausted|tired|sick|weary|worn out) (of|from|by|with) (just |even |my )?(living|life|existing|being alive|existence|being here|being me)
  better (off )?(not existing|not being here|not alive|dead|gone)
  why (do|am|should|would|did|was) i (even |still )?(bother |have to |keep |to )?(exist|existing|alive|living|live|still here|go on|keep going|wake up|born)
  end of my (rope|tether)(?! (with|trying to))
  (end|ending) everything$
  (im|i am|ive|i) (\w+ ){0,3}(going to|gonna|want to|wanna|will|decided to) end it(?! (before|when|after|by|with|at|early)\b)
  (need|want|wish) (it|this|everything) to (just )?be over
  (everyone|everybody|world|they|theyd|family) (would be|will be|is|are|be)? ?better off( without| if|$| ive| i )
  beyond (saving|help|repair)
  (cant|cannot) take (another day|much more|any more of this)
  (hate|loathe|despise) myself(?! for)
  (dont|do not|doesnt) deserve to (live|exist|be here|be alive)
  (i )?deserve to (die|be dead)
  (should|shouldnt|should not) (be dead|have died|be alive|exist|have been born)
  (dark|bad|intrusive|scary) thoughts
  (dont|do not|cant) see (the|a|any) point( any ?more| in anything| of anything)?$
  (make|making|want|need) (the|this|my|all this|all the) pain (to )?(stop|end)
  (sleep|rest) forever
  (please|just|someone|somebody|god) (please )?k[i1]*l+ me
  ^k[i1]*l+ me( now| please)?
  (reason|why) (that )?i (should |have to |must |still |would )*(stay alive|live|go on|exist|keep going|keep living|be alive)
  (dont|do not|cant) see why i should
  (can|could) (not )?do this any ?more
  (had|have had) enough of (this|my) life|had enough of living
  (waste|wasting) (of )?(air|space|oxygen)
  (im|i am|i feel|feel|feeling|being|just|become|becoming) (\w+ ){0,4}(a|the) (\w+ )?burden|(a|unbearable) burden (to|on|for) (everyone|everybody|my|them|others|people|the people|those)
  (i|im|feel|feeling|am) (so |completely |totally |utterly |really |just )*worthless
  life (is|feels|seems) (\w+ ){0,3}(burden|pointless|meaningless|unbearable|unlivable|empty|over|worthless|too (much|hard|painful))
  everything (is|feels|seems) (so |completely |totally )*(pointless|meaningless|hopeless|empty)
  (dont|do not|cant|cannot|no longer|never) (really |even )?see (the|a|any|much) (point|reason|sense) (in|of|to) (${living}|staying|keep (on )?(going(?! (with|through|back))|living|trying)|life|anything)
  (nobody|no one|anyone|anybody|they|everyone) (would(nt)?|will|wont) (\w+ )?(notice|miss me|care) if i
  (world|life|lives|family|friends|everyone|everybody|move|moving) (\w+ ){0,6}without me|thoughts? of not (being|having to be) (around|alive|here)
  live through another day|face another day|(make|get) it through (the|this) (night|day) alive
  (accident|cancer|something|lightning) would (just )?(happen|kill|take|hit)( to)? ?(me|so i)?
  (hope|hoping|hoped) i never (have to )?wake( up)?|(care|matter) if i (wake up|live|die|dont wake up)
  (dont|do not) know (if|whether|how) i (want to|can|should|ill) (keep going|go on|live|be here|carry on)
  (end|stop) (the|this|my|all this|all the) (pain|suffering|hurt|agony|misery)
  (easier|simpler|better|happier|fine) (for everyone |for them )?if i (wasnt|werent|was not|were not|didnt|did not|never) (here|exist|around|alive|existed|born)
  top myself
  ^(so )?whats the point( any ?more)?$
  ctb (soon|tonight|today)|(want|going|ready|gonna)${to} ctb|^ctb$
`;

/** Says goodbye for good. */
export const farewell = words`
  (goodbye|good bye|farewell|last|final) (note|letter|message)s? (to|for) ${loved}(?! (colleague|team|cowork|boss|client|compan|teacher|student|class))
  (texted|sent|wrote|messaged|saying) (me )?(a )?(goodbye|good bye)(?! (email|card))
  goodbye (cruel )?world
  (my|this is the|this is my) (final|last) (message|goodbye|night|post|words|letter)(?! (was|is|to|did|has|got)\b)|(final|last) (day|night|message|words) (on earth|alive|ever)
  this is goodbye
  (said|saying|say) goodbye to (my \w+( \w+)?( today| yesterday)?$|people|everyone|everybody|them all|my best friend)
  be around (much longer|for long|to see)
  (after|when|once) im gone$
  this might be my last (letter|message|night|day|post)
  goodbye (everyone|everybody|all of you|all|forever|mom|mum|dad|cruel)
  wont (be (here|around|alive)|see|wake up|live|make it|survive) (\w+ ){0,2}(tomorrows?|any ?more|longer|night|morning)
  the (night|day) (that )?i( will|ll)? die
  by the time you read this
  (giving|gave|given) away (all )?my (things|stuff|belongings|possessions|pets?)
  wont (need|be needing) (them|it|anything|any of it) (soon|any ?more|where im going)
  goodbye to (everyone|everybody|all|the world|my family)
  goodbye (notes?|letters?)$|my goodbye (notes?|letters?)
  tonight(s| is) the night
`;
