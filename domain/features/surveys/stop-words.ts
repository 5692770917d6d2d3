const english =
  "a about after all also am an and any are as at be because been before but by can could did do does for from get got had has have he her his how i if in into is it its it’s it's just like me more most my no not of on one or our out over she so some than that the their them then there they this to too up us very was we were what when which who will with would you your i’d i'd i’m i'm didn’t didn't don’t don't wasn’t wasn't";
const french =
  'ai au aux avec ce ces cette dans de des du elle en est et eu été il ils j’ai je la le les leur mais me mes moi mon ma ne nos notre nous on ou où par pas plus pour qu que qui sa sans se ses son sur ta te tout très trop tu un une vos votre vous y était c’était c’est d’un d’une n’ai n’est';
const spanish =
  'al algo como con de del el ella en entre era es esta este estoy fue ha han hay la las le lo los me mi mis muy más nada ni no nos o para pero por porque que qué se ser si sin sobre son su sus también tan te tengo tiene todo tu un una uno y ya yo';
const korean = '그 그리고 너무 더 또 매우 수 않은 이 있는 있어요 있었어요 잘 저 정말 제 조금 좀 하는 한 했어요';

/** Words that say nothing about the topic of a comment, in the languages of the product. */
export const stopWords: ReadonlySet<string> = new Set([english, french, spanish, korean].join(' ').split(' '));
