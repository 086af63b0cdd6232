# Succeeds where `npm test` or `npm run check` has just run this task together with those of other packages, and it passed:
# `sh ../../scripts/has-passed.sh || tsc -p tsconfig.json`. Turbo knows the task by its hash. A shell asks in a tenth of the time
# that Node takes to start.
case " ${NUKKAD_PASSED-} " in
  *" ${TURBO_HASH:-without one} "*) exit 0 ;;
esac
exit 1
